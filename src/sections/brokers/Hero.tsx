import type { ComponentProps } from "react";
import { platforms, platformsOnPage } from "../../content/platforms.ts";
import { competition } from "../../content/sample/competition.ts";
import { dayRangeOfAnyYear } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { CompetitionEngine } from "../../illustrations/CompetitionEngine/CompetitionEngine.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import { competitionEnd, competitionNow } from "../shared/competitionStates.ts";
import css from "./Hero.module.css";

/** What competitions do for a broker, and one at three moments on the timeline (BR-01). */
export function Hero(i18n: I18n) {
  const { language, t } = i18n;
  return (
    <>
      <FullWidthSection name="brokers" background="brokers" className="u-padding-inline">
        <div className={`${css.statement} u-stack`}>
          <h1 id="brokers-title" className={css.title}>
            {t("brokers:hero.title", { large: true })}
          </h1>
          <p className={`${css.subtitle} u-text-muted`}>
            {t("brokers:hero.subtitle")}
            <ClaimMark t={t} page="brokers" id="retention" isRepeated />
          </p>
          <div className="u-button-row">
            <ButtonLink
              href={schedulerLink(site, { scheduler: "brokers", page: "brokers", button: "hero", language })}
            >
              {t("brokers:hero.cta")}
            </ButtonLink>
            <ButtonLink href="#workflow" emphasis="secondary">
              {t("brokers:hero.secondary")}
            </ButtonLink>
          </div>
        </div>
      </FullWidthSection>
      <div className={`${css.floor} u-padding-inline ${backgroundClass("brokers")}`}>
        <CompetitionEngine {...engineProps(i18n)} />
      </div>
    </>
  );
}

/** The sample competition when it is set up, at the moment of the pictures, and at its closing. */
export function engineProps({ language, t }: I18n): ComponentProps<typeof CompetitionEngine> {
  const format = numberFormats(language);
  const { opens, closes, prizePool, prizes, entrants, enteredNext, drawdownLimit } = competition;
  const [leader] = competitionNow.standings;
  return {
    sample: t("common:sampleTag"),
    words: t("brokers:picture", {
      returnObjects: true,
      trader: leader?.name ?? "",
      change: format.change(leader?.gain ?? 0),
      prize: format.dollars(prizePool * prizes[0]),
      entered: format.whole(enteredNext),
      entrants: format.whole(entrants),
      share: format.percent(enteredNext / entrants),
      winners: format.whole(prizes.length),
      limit: format.percent(drawdownLimit),
    }),
    board: {
      host: t("home:board.host"),
      name: t("home:board.name"),
      prizePool: t("home:board.prizePool"),
      live: t("home:board.live"),
      closesIn: t("home:board.closesIn"),
      traders: t("home:board.traders"),
      trader: t("home:board.trader"),
    },
    day: (day, days) => t("home:board.day", { day, days }),
    dates: dayRangeOfAnyYear(opens, closes, language),
    numberFormats: format,
    competition,
    state: competitionNow,
    end: competitionEnd,
    platforms: platformsOnPage.brokers.map((id) => platforms[id].short),
  };
}
