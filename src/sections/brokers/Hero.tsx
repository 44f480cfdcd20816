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
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./Hero.module.css";

/**
 * What competitions do for a broker, and one at three moments on the tape (BR-01). The picture is an element of its
 * own, so that the text is painted first if the document cannot carry all styles.
 */
export function Hero({ language, t }: Translator) {
  const { change, dollars, duration, percent, whole } = numbers(language);
  const day = (number: number) => t("home:board.day", { day: number, days: competition.days });
  const [hours, ...minutes] = floor.closesIn.split(":");
  const clock = [String(Number(hours) % 24).padStart(2, "0"), ...minutes];
  const { opens, closes, enteredNext, entrants } = competition;
  const prizePool = { term: t("home:board.prizePool"), figure: dollars(competition.prizePool) };
  return (
    <>
      <Band name="brokers" className={css.hero}>
        <div className={css.statement}>
          <h1 id="brokers-title" className={css.title}>
            <Message tags={{ figure: (figure) => <b>{figure}</b> }}>{t("brokers:hero.title")}</Message>
          </h1>
          <p className={css.subtitle}>{t("brokers:hero.subtitle")}</p>
          <div className={css.actions}>
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
      <div className={css.floor}>
        <CompetitionEngine
          label={t("brokers:picture.label", {
            trader: traders[0].name,
            change: change(traders[0].gain),
            prize: dollars(competition.prizePool * floor.prizes[0]),
          })}
          setUp={{
            title: t("brokers:picture.setUp"),
            moment: t("brokers:picture.beforeTheBell"),
            host: `${t("home:board.host")} · ${dayRangeOfAnyYear(opens, closes, language)}`,
            name: t("home:board.name"),
            choices: [
              {
                term: t("brokers:picture.accounts"),
                options: [
                  { name: t("brokers:picture.live"), chosen: true },
                  { name: t("brokers:picture.demo"), chosen: false },
                ],
              },
              {
                term: t("brokers:picture.platforms"),
                options: platformsOnPage.brokers.map((id) => ({ name: platforms[id].short, chosen: true })),
              },
            ],
            facts: [
              { term: t("brokers:picture.rankedBy"), figure: t("brokers:picture.return") },
              { term: t("brokers:picture.drawdown"), figure: percent(competition.drawdownLimit) },
              {
                term: t("home:board.prizePool"),
                figure: [dollars(competition.prizePool), ...floor.prizes.map(percent)].join(" · "),
              },
            ],
            action: t("brokers:picture.publish"),
          }}
          live={{
            title: t("home:board.live"),
            moment: day(competition.day),
            facts: [
              {
                term: t("brokers:picture.timeLeft"),
                figure: `${duration(Math.floor(Number(hours) / 24), "day")} ${clock.join(":")}`,
              },
              prizePool,
              { term: t("home:board.traders"), figure: whole(entrants) },
            ],
            columns: {
              trader: t("home:board.trader"),
              drawdown: t("brokers:picture.drawdown"),
              figure: t("brokers:picture.return"),
            },
            rows: traders.map((trader) => ({
              ...trader,
              alarm: trader.drawdown > floor.nearLimit ? t("brokers:picture.nearLimit") : undefined,
              drawdown: change(-trader.drawdown),
              figure: change(trader.gain),
            })),
            changes: floor.overtakings.map(({ trader, ...each }) => ({ ...each, name: trader })),
          }}
          podium={{
            title: t("brokers:picture.podium"),
            moment: day(competition.days),
            places: floor.prizes.map((share, place) => ({
              name: traders[place]?.name ?? "",
              prize: dollars(competition.prizePool * share),
            })),
            paid: t("brokers:picture.paid"),
            next: {
              term: t("brokers:picture.enteredNext"),
              figure: whole(enteredNext),
              share: percent(enteredNext / entrants),
            },
          }}
        />
      </div>
    </>
  );
}
