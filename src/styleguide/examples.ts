import type { ReactNode } from "react";
import type { Speech } from "../languages/speech.ts";
import type { Tone } from "../ui/Band/tone.ts";

/** A component's appearances by name. */
export type Examples = Record<string, ReactNode>;

/** What `X.examples.tsx` exports beside its component. */
export interface ExamplesModule {
  /** Pictures take their words, so theirs is a function. */
  examples: Examples | ((speech: Speech) => Examples);
  /** What it usually stands on; paper by default. */
  tone?: Tone;
  /** Whether it takes the width of a page, as every picture does. */
  isWide?: boolean;
  /** States of a control to show besides its rest, as pseudo-classes without their colon. */
  states?: readonly ("hover" | "focus-visible" | "active" | "open")[];
}

export interface Entry extends ExamplesModule {
  kind: "ui" | "pictures";
  /** The component's folder. */
  name: string;
}

const modules = import.meta.glob<ExamplesModule>("../{ui,pictures}/*/*.examples.tsx", { eager: true });

/** Every component that has examples, in the order of the alphabet: a new file shows up by itself. */
export const entries: readonly Entry[] = Object.entries(modules).map(([path, module]) => {
  const [, kind, name = ""] = path.split("/");
  return kind === "ui"
    ? { isWide: false, ...module, kind, name }
    : { isWide: true, ...module, kind: "pictures", name };
});

export const examplesOf = ({ examples }: ExamplesModule, speech: Speech): Examples =>
  typeof examples === "function" ? examples(speech) : examples;
