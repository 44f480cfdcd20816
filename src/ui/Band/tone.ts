import css from "./tone.module.css";

/** The background of a band: paper, a darker shade of it, night, or the tint of an audience. */
export type Tone = "paper" | "sunken" | "night" | "brokers" | "propFirms" | "communities";

/** The class that sets the colours of a tone and its background as `--tint`; empty for paper. */
export const toneClass = (tone: Tone): string => css[tone] ?? "";
