import type { ReactNode } from "react";
import { Band } from "../Band/Band.tsx";
import type { Tone } from "../Band/tone.ts";
import css from "./Section.module.css";

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
    <Band id={id} tone={tone}>
      <div className={heading === "side" ? `${css.inner} ${css.side}` : css.inner}>
        <header className={css.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
          {aside}
        </header>
        <div className={css.body}>{children}</div>
      </div>
    </Band>
  );
}
