import type { ReactNode } from "react";
import { brands } from "../../facts/sample/brands.ts";
import { competition, floor } from "../../facts/sample/competition.ts";
import { traders } from "../../facts/sample/traders.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { CompetitionBoard } from "../../pictures/CompetitionBoard/CompetitionBoard.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { toneClass } from "../../ui/Band/tone.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { domainOf } from "./brand.ts";
import css from "./Hero.module.css";

interface Standing {
  name: string;
  account: string;
  trades: number;
  drawdown: number;
}

/** Props of the island that dresses the pictures of the page in another brand. */
export const wearItProps = (t: Translate) => ({
  brands,
  words: {
    label: t("home:wear.label"),
    own: t("home:wear.own"),
    worn: t("home:wear.worn", { name: "{name}" }),
    off: t("home:wear.off"),
  },
});

interface HeroProps extends Translator {
  /** The island `WearIt`. */
  children?: ReactNode;
}

/** The product and its audiences, in front of a trading floor that fills the window (HM-01). */
export function Hero({ language, t, children }: HeroProps) {
  const { change, dollars, percent, whole } = numbers(language);
  const day = (number: number) => t("home:board.day", { day: number, days: competition.days });
  const standing = ({ name, account, trades, drawdown }: Standing) => ({
    name,
    platform: account,
    trades: whole(trades),
    drawdown: change(-drawdown),
  });
  const ranked = [
    ...traders.map((trader) => ({ ...trader, gainBefore: trader.returns.at(-2) ?? 0 })),
    ...floor.followers.map((trader) => ({ ...trader, gainBefore: trader.gain })),
  ];
  const before = ranked.toSorted((one, other) => other.gainBefore - one.gainBefore);
  const rows = ranked.map((trader, rank) => ({
    ...standing(trader),
    moved: trader.moved,
    figure: change(trader.gain),
    figureBefore: change(trader.gainBefore),
    rowsDown: rank - before.indexOf(trader),
    prize: dollars((floor.prizes[rank] ?? 0) * competition.prizePool),
  }));
  const paid = floor.prizes.length;
  const [leader] = rows;
  return (
    <Band name="home" className={css.hero}>
      <div className={css.statement}>
        <h1 id="home-title" className={css.title}>
          {t("home:hero.title")}
          {sentenceSpace(language)}
          <em>{t("home:hero.highlight")}</em>
        </h1>
        <p>{t("home:hero.subtitle")}</p>
        <div className={css.actions}>
          <OpenDemoDialog>{t("home:hero.cta")}</OpenDemoDialog>
          <ButtonLink href="#solutions" emphasis="secondary">
            {t("home:hero.secondary")}
          </ButtonLink>
        </div>
      </div>
      <CompetitionBoard
        label={t("home:board.label", {
          day: competition.day,
          days: competition.days,
          leader: leader?.name,
          return: leader?.figure,
          pool: dollars(competition.prizePool),
        })}
        host={t("home:board.host")}
        domain={domainOf(t("home:board.host"))}
        name={t("home:board.name")}
        live={t("home:board.live")}
        facts={[
          { term: t("home:board.prizePool"), figure: dollars(competition.prizePool) },
          { term: t("home:board.traders"), figure: whole(competition.entrants) },
          { term: t("home:board.closesIn"), figure: floor.closesIn },
        ]}
        columns={{
          name: t("home:board.trader"),
          platform: t("home:board.platform"),
          trades: t("home:board.trades"),
          drawdown: t("home:board.drawdown"),
          figure: t("home:board.return"),
          prize: t("home:board.prize"),
        }}
        paid={rows.slice(0, paid)}
        unpaid={rows.slice(paid).map(({ prize: _, ...row }) => row)}
        prizesEnd={t("home:board.prizesEnd")}
        out={{
          ...standing(floor.disqualified),
          returns: floor.disqualified.returns,
          reason: t("home:board.disqualified", { time: floor.disqualified.time }),
        }}
        curves={traders.map(({ name, returns, gain }) => ({ name, returns, figure: change(gain) }))}
        levels={[0.05, 0.1, 0.15, 0.2].map((value) => ({ value, figure: `+${percent(value)}` }))}
        axis={[t("home:board.open"), day(4), day(8), t("home:board.now")]}
      />
      <div className={`${css.wear} ${toneClass("night")}`}>{children}</div>
    </Band>
  );
}
