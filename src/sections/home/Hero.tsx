import { competition, floor } from "../../facts/sample/competition.ts";
import { traders } from "../../facts/sample/traders.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { sentenceSpace } from "../../languages/words/sentences.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { OpenDemoDialog } from "../../layout/BookDemo.tsx";
import { CompetitionBoard } from "../../pictures/CompetitionBoard/CompetitionBoard.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Hero.module.css";

interface Standing {
  name: string;
  account: string;
  trades: number;
  drawdown: number;
}

/** The product and its audiences, in front of a trading floor that fills the window (HM-01). */
export function Hero({ language, t }: Translator) {
  const { change, dollars, percent, whole } = numbers(language);
  const day = (number: number) => t("home:board.day", { day: number, days: competition.days });
  const standing = ({ name, account, trades, drawdown }: Standing) => ({
    name,
    account,
    trades: whole(trades),
    drawdown: change(-drawdown),
  });
  const rows = [...traders, ...floor.followers].map((trader, index) => ({
    ...standing(trader),
    moved: trader.moved,
    figure: change(trader.gain),
    prize: dollars((floor.prizes[index] ?? 0) * competition.prizePool),
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
        name={t("home:board.name")}
        live={t("home:board.live")}
        facts={[
          { term: t("home:board.prizePool"), figure: dollars(competition.prizePool) },
          { term: t("home:board.traders"), figure: whole(competition.entrants) },
          { term: t("home:board.closesIn"), figure: floor.closesIn },
        ]}
        columns={{
          name: t("home:board.trader"),
          account: t("home:board.account"),
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
        trades={{
          title: t("home:board.lastTrades"),
          items: floor.trades.map(({ time, trader, side, symbol, gain }) => ({
            time,
            name: trader,
            order: `${t(`communities:journal.${side}`)} ${symbol}`,
            figure: change(gain),
            isLoss: gain < 0,
          })),
        }}
      />
    </Band>
  );
}
