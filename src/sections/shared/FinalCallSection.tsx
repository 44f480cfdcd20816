import type { ReactNode } from "react";
import type { AnswersPage } from "../../content/pages/answers.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import type { Background } from "../../ui/FullWidthSection/background.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { BeforeYouBook } from "./BeforeYouBook.tsx";
import css from "./FinalCallSection.module.css";

interface FinalCallProps extends I18n {
  title: string;
  text: string;
  /** The page whose buyers get answers. */
  page: AnswersPage;
  /** The page's own picture, behind the text or below it. */
  place?: ReactNode;
  /** In a wide window the picture stands beside the text. */
  isBeside?: boolean;
  /** The background. */
  background?: Background;
  children?: ReactNode;
}

/** The id of a page's last section; buttons of use cases link to it (PF-06). */
export const finalCallId = "final-call";

/** The last section of a page: a call to action with a picture of its own, and what buyers ask before it (D26). */
export function FinalCallSection(props: FinalCallProps) {
  const { language, t, title, text, page, place, isBeside, background = "dark", children } = props;
  return (
    <FullWidthSection
      id={finalCallId}
      name="final-call"
      background={background}
      className={`${css.final} ${isBeside ? css.beside : ""}`.trim()}
    >
      <div className={`${css.call} u-stack`}>
        <h2 id="final-call-title" className="u-step-4">
          {title}
        </h2>
        <p className="u-text-muted">{text}</p>
        {children}
      </div>
      {place}
      <div className={css.answers}>
        <BeforeYouBook language={language} t={t} page={page} />
      </div>
    </FullWidthSection>
  );
}
