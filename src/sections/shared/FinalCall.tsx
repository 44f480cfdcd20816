import type { ReactNode } from "react";
import { Band } from "../../ui/Band/Band.tsx";
import type { Tone } from "../../ui/Band/tone.ts";
import css from "./FinalCall.module.css";

interface FinalCallProps {
  title: string;
  text: string;
  /** Where the visitor arrives: a picture of the page's own, behind the words or below them. */
  place?: ReactNode;
  /** What the place stands on. */
  tone?: Tone;
  /** The action. */
  children?: ReactNode;
}

/** The address of a page's last section; use-case buttons scroll to it (PF-06). */
export const finalCallId = "start";

/** The last section of a page is a place of its own. */
export function FinalCall({ title, text, place, tone = "night", children }: FinalCallProps) {
  return (
    <Band id={finalCallId} name="final" tone={tone} className={css.final}>
      <div className={css.call}>
        <h2 id="final-title">{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      {place}
    </Band>
  );
}
