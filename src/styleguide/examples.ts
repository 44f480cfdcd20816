import type { ReactNode } from "react";
import type { Translator } from "../languages/words/translator.ts";
import type { Background } from "../ui/Band/background.ts";

/** Examples of a component by name. */
export type Examples = Record<string, ReactNode>;

/** The exports of `X.examples.tsx`, next to the component. */
export interface ExamplesModule {
  /** A function for pictures, which need translations. */
  examples: Examples | ((translator: Translator) => Examples);
  /** Its usual background; paper by default. */
  background?: Background;
  /** Whether it needs the width of a page, as all pictures do. */
  isWide?: boolean;
  /** Further states of a control to show: pseudo-classes without the colon. */
  states?: readonly ("hover" | "focus-visible" | "active" | "open")[];
}

export interface Entry extends ExamplesModule {
  kind: "ui" | "pictures";
  /** The component's folder. */
  name: string;
}

const modules = import.meta.glob<ExamplesModule>("../{ui,pictures}/*/*.examples.tsx", { eager: true });

/** Every component with examples, in alphabetical order; found by file name, so that new ones are included. */
export const entries: readonly Entry[] = Object.entries(modules).map(([path, module]) => {
  const [, kind, name = ""] = path.split("/");
  return kind === "ui"
    ? { isWide: false, ...module, kind, name }
    : { isWide: true, ...module, kind: "pictures", name };
});

export const examplesOf = ({ examples }: ExamplesModule, translator: Translator): Examples =>
  typeof examples === "function" ? examples(translator) : examples;
