import type { ReactNode } from "react";
import css from "./Section.module.css";

/** What a section stands on: paper, a shade of it, the night of the trading floor, or an audience's tint. */
export type Tone = "paper" | "sunken" | "night" | "brokers" | "propFirms" | "communities";

interface SectionProps {
  /** Address of the section, and base of its heading's id. */
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  /** `side` keeps the heading in view in a column of its own, `over` sets it above the content. */
  heading?: "over" | "side";
  /** Under the lead, such as a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The defaults, paper and a heading above, need no class of their own. */
const classes = (...names: string[]): string => names.flatMap((name) => css[name] ?? []).join(" ");

/** The class that gives an element the colours of a tone. */
export const toneClass = (tone: Tone): string => classes(tone);

/** A stretch of a page with its heading; everything in it keeps to the measure. */
export function Section({
  id,
  title,
  lead,
  tone = "paper",
  heading = "over",
  aside,
  children,
}: SectionProps) {
  return (
    <section id={id} className={classes("section", tone)} aria-labelledby={`${id}-title`}>
      <div className={classes("inner", heading)}>
        <header className={css.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
          {aside}
        </header>
        <div className={css.body}>{children}</div>
      </div>
    </section>
  );
}
