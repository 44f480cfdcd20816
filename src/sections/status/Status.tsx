import type { ReactNode } from "react";
import { routes } from "../../content/routes.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { TickerTape } from "../../illustrations/TickerTape/TickerTape.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { competitionNow } from "../shared/competitionStates.ts";
import css from "./Status.module.css";

interface StatusProps extends Pick<I18n, "language"> {
  title: string;
  /** In large type where the title is only the status, which the tape shows. */
  text: string;
  home: string;
  /** The last text on the tape. */
  status: number;
  end: "torn" | "stopped";
  /** Other ways on, below the way home. */
  children?: ReactNode;
}

/** The tape, what happened, and the way home: shared by not-found page and error screen (RT-11, RT-12). */
export function Status({ language, title, text, home, status, end, children }: StatusProps) {
  const isNumber = title === `${status}`;
  return (
    <FullWidthSection name="status">
      <TickerTape
        state={competitionNow}
        numberFormats={numberFormats(language)}
        code={`${status}`}
        end={end}
      />
      <div className={`${css.words} u-page-width u-stack u-gap-lg`}>
        <h1 id="status-title" className={isNumber ? "u-visually-hidden" : undefined}>
          {title}
        </h1>
        <p className={isNumber ? `${css.sentence} u-heading-sm u-step-5` : "u-step-1 u-text-muted"}>{text}</p>
        <ButtonLink href={pathIn(language, routes.home.path)}>{home}</ButtonLink>
        {children}
      </div>
    </FullWidthSection>
  );
}
