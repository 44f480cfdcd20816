import { brokerPlatforms, platforms } from "../../facts/platforms.ts";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { CompetitionEngine } from "../../pictures/CompetitionEngine/CompetitionEngine.tsx";
import { competition, traders } from "../../pictures/seed.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

/** How the sample competition shares out its prize pool, best first, and who came back for the next. */
const prizeShares = [0.5, 0.3, 0.2];
const enteredNext = 3_104;

/** What competitions do for a broker, and one of them at three moments on the tape (BR-01). */
export function Hero({ language, t }: Speech) {
  const { change, dollars, percent, whole } = numbers(language);
  const day = (number: number) => t("home:board.day", { day: number, days: competition.days });
  const prizePool = { term: t("home:board.prizePool"), figure: dollars(competition.prizePool) };
  return (
    <section className={css.hero} aria-labelledby="brokers-title">
      <div className={css.inner}>
        <h1 id="brokers-title" className={css.title}>
          {t("brokers:hero.title")}
        </h1>
        <p className={css.subtitle}>{t("brokers:hero.subtitle")}</p>
        <div className={css.actions}>
          <ButtonLink href={schedulerLink(site, "brokers", "hero", language)}>
            {t("brokers:hero.cta")}
          </ButtonLink>
          <ButtonLink href="#workflow" emphasis="secondary">
            {t("brokers:hero.secondary")}
          </ButtonLink>
        </div>
        <div className={css.picture}>
          <CompetitionEngine
            label={t("brokers:picture.label")}
            setUp={{
              title: t("brokers:picture.setUp"),
              moment: t("brokers:picture.beforeTheBell"),
              host: t("home:board.host"),
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
                  options: brokerPlatforms.map((id) => ({ name: platforms[id].short, chosen: true })),
                },
              ],
              facts: [
                { term: t("brokers:picture.rankedBy"), figure: t("brokers:picture.return") },
                { term: t("brokers:picture.drawdown"), figure: percent(0.1) },
                prizePool,
              ],
              action: t("brokers:picture.publish"),
            }}
            live={{
              title: t("home:board.live"),
              moment: day(competition.day),
              facts: [prizePool, { term: t("home:board.traders"), figure: whole(competition.entrants) }],
              rows: traders.map((trader) => ({
                ...trader,
                figure: change(trader.returns.at(-1) ?? 0),
              })),
            }}
            podium={{
              title: t("brokers:picture.podium"),
              moment: day(competition.days),
              places: prizeShares.map((share, place) => ({
                name: traders[place]?.name ?? "",
                prize: dollars(competition.prizePool * share),
              })),
              facts: [{ term: t("brokers:picture.enteredNext"), figure: whole(enteredNext) }],
            }}
          />
        </div>
      </div>
    </section>
  );
}
