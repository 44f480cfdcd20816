import { platforms, platformsOnPage } from "../../facts/platforms.ts";
import { competition, floor } from "../../facts/sample/competition.ts";
import { traders } from "../../facts/sample/traders.ts";
import { dayRangeOfAnyYear } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { CompetitionEngine } from "../../pictures/CompetitionEngine/CompetitionEngine.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { backgroundClass } from "../../ui/Band/background.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Hero.module.css";

/** What competitions do for a broker, and one at three moments on the timeline (BR-01). */
export function Hero({ language, t }: Translator) {
  const format = numbers(language);
  const { opens, closes, prizePool, entrants, enteredNext, drawdownLimit } = competition;
  return (
    <>
      <Band name="brokers" background="brokers" className="u-gutter">
        <div className={`${css.statement} u-stack`}>
          <h1 id="brokers-title" className={css.title}>
            {t("brokers:hero.title")}
          </h1>
          <p className={`${css.subtitle} u-muted`}>
            {t("brokers:hero.subtitle")}
            <ClaimMark t={t} page="brokers" id="retention" isRepeated />
          </p>
          <div className="u-actions">
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
      </Band>
      <div className={`${css.floor} u-gutter ${backgroundClass("brokers")}`}>
        <CompetitionEngine
          sample={t("common:sampleTag")}
          words={t("brokers:picture", {
            returnObjects: true,
            trader: traders[0].name,
            change: format.change(traders[0].gain),
            prize: format.dollars(prizePool * floor.prizes[0]),
            entered: format.whole(enteredNext),
            entrants: format.whole(entrants),
            share: format.percent(enteredNext / entrants),
            winners: format.whole(floor.prizes.length),
            limit: format.percent(drawdownLimit),
          })}
          board={{
            host: t("home:board.host"),
            name: t("home:board.name"),
            prizePool: t("home:board.prizePool"),
            live: t("home:board.live"),
            closesIn: t("home:board.closesIn"),
            traders: t("home:board.traders"),
            trader: t("home:board.trader"),
          }}
          day={(day, days) => t("home:board.day", { day, days })}
          dates={dayRangeOfAnyYear(opens, closes, language)}
          numbers={format}
          competition={competition}
          floor={floor}
          traders={traders}
          platforms={platformsOnPage.brokers.map((id) => platforms[id].short)}
        />
      </div>
    </>
  );
}
