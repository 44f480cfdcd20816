import css from "./tone.module.css";

/** What something stands on: paper, a shade of it, the night of the trading floor, or an audience's tint. */
export type Tone = "paper" | "sunken" | "night" | "brokers" | "propFirms" | "communities";

/** The class that gives an element the colours of a tone, its ground as `--tint`; paper needs none. */
export const toneClass = (tone: Tone): string => css[tone] ?? "";
