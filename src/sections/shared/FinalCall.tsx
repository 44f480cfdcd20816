import type { ReactNode } from "react";
import { Band } from "../../ui/Band/Band.tsx";
import type { Background } from "../../ui/Band/background.ts";
import css from "./FinalCall.module.css";

interface FinalCallProps {
  title: string;
  text: string;
  /** The page's own picture, behind the text or below it. */
  place?: ReactNode;
  /** The background. */
  background?: Background;
  children?: ReactNode;
}

/** The id of a page's last section; buttons of use cases link to it (PF-06). */
export const finalCallId = "start";

/** The last section of a page, with a picture of its own. */
export function FinalCall({ title, text, place, background = "dark", children }: FinalCallProps) {
  return (
    <Band id={finalCallId} name="final" background={background} className={css.final}>
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
