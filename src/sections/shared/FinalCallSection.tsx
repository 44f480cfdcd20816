import type { ReactNode } from "react";
import type { Background } from "../../ui/FullWidthSection/background.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import css from "./FinalCallSection.module.css";

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
export const finalCallId = "final-call";

/** The last section of a page, with a picture of its own. */
export function FinalCallSection({ title, text, place, background = "dark", children }: FinalCallProps) {
  return (
    <FullWidthSection id={finalCallId} name="final-call" background={background} className={css.final}>
      <div className={`${css.call} u-page-width u-stack u-section-padding`}>
        <h2 id="final-call-title" className="u-step-5">
          {title}
        </h2>
        <p className="u-text-muted">{text}</p>
        {children}
      </div>
      {place}
    </FullWidthSection>
  );
}
