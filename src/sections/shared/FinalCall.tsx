import type { ReactNode } from "react";
import { Band } from "../../ui/Band/Band.tsx";
import type { Tone } from "../../ui/Band/tone.ts";
import css from "./FinalCall.module.css";

interface FinalCallProps {
  title: string;
  text: string;
  /** The page's own picture, behind the text or below it. */
  place?: ReactNode;
  /** The background. */
  tone?: Tone;
  children?: ReactNode;
}

/** The id of a page's last section; buttons of use cases link to it (PF-06). */
export const finalCallId = "start";

/** The last section of a page, with a picture of its own. */
export function FinalCall({ title, text, place, tone = "night", children }: FinalCallProps) {
  return (
    <Band id={finalCallId} name="final" tone={tone} className={css.final}>
      <div className={`${css.call} u-frame u-stack u-section-padding`}>
        <h2 id="final-title" className="u-step-5">
          {title}
        </h2>
        <p className="u-muted">{text}</p>
        {children}
      </div>
      {place}
    </Band>
  );
}
