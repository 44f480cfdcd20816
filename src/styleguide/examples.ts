import type { ReactNode } from "react";
import type { I18n } from "../i18n/messages/i18n.ts";
import type { Background } from "../ui/FullWidthSection/background.ts";

/** Examples of a component by name. */
export type Examples = Record<string, ReactNode>;

/** The exports of `X.examples.tsx`, next to the component. */
export interface ExamplesModule {
  /** A function for pictures, which need translations. */
  examples: Examples | ((i18n: I18n) => Examples);
  /** Its usual background; paper by default. */
  background?: Background;
  /** Whether it needs the width of a page, as all pictures do. */
  isWide?: boolean;
  /** Further states of a control to show: pseudo-classes without the colon. */
  states?: readonly ("hover" | "focus-visible" | "active" | "open")[];
}

export interface Entry extends ExamplesModule {
  kind: "ui" | "illustrations";
  /** The component's folder. */
  name: string;
}

const modules = import.meta.glob<ExamplesModule>("../{ui,illustrations}/*/*.examples.tsx", { eager: true });

/** Every component with examples, in alphabetical order; found by file name, so that new ones are included. */
export const entries: readonly Entry[] = Object.entries(modules).map(([path, module]) => {
  const [, kind, name = ""] = path.split("/");
  return kind === "ui"
    ? { isWide: false, ...module, kind, name }
    : { isWide: true, ...module, kind: "illustrations", name };
});

export const examplesOf = ({ examples }: ExamplesModule, i18n: I18n): Examples =>
  typeof examples === "function" ? examples(i18n) : examples;
