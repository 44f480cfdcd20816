import { numbers } from "../../languages/numbers.ts";
import { sentenceSpace } from "../../languages/sentences.ts";
import type { Speech } from "../../languages/speech.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { CompetitionBoard } from "../../pictures/CompetitionBoard/CompetitionBoard.tsx";
import { competition, traders } from "../../pictures/seed.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

/** What it is, for whom, and the product at work, in the first screen (HM-01). */
export function Hero({ language, t }: Speech) {
  const { change, dollars, whole } = numbers(language);
  const day = (number: number) => t("home:board.day", { day: number, days: competition.days });
  return (
    <section className={css.hero} aria-labelledby="home-title">
      <div className={css.statement}>
        <h1 id="home-title" className={css.title}>
          {t("home:hero.title")}
          {sentenceSpace(language)}
          <em>{t("home:hero.highlight")}</em>
        </h1>
        <div className={css.argument}>
          <p>{t("home:hero.subtitle")}</p>
          <div className={css.actions}>
            <OpenDemoDialog>{t("home:hero.cta")}</OpenDemoDialog>
            <ButtonLink href="#solutions" emphasis="secondary">
              {t("home:hero.secondary")}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={css.floor}>
        <CompetitionBoard
          label={t("home:board.label")}
          host={t("home:board.host")}
          name={t("home:board.name")}
          live={t("home:board.live")}
          facts={[
            { term: t("home:board.prizePool"), figure: dollars(competition.prizePool) },
            { term: t("home:board.traders"), figure: whole(competition.entrants) },
          ]}
          rows={traders.map((trader) => ({ ...trader, figure: change(trader.returns.at(-1) ?? 0) }))}
          axis={[t("home:board.open"), day(4), day(8), t("home:board.now")]}
        />
      </div>
    </section>
  );
}
