import css from "./background.module.css";

/** The background of a section: paper, a darker shade of it, dark, or the tint of an audience. */
export type Background = "paper" | "sunken" | "dark" | "brokers" | "propFirms" | "communities";

/** The class that sets the colours of a background and its background as `--tint`; empty for paper. */
export const backgroundClass = (background: Background): string => css[background] ?? "";
