import type { ReactNode } from "react";
import { accounts, challenge, firm, moment } from "../../facts/sample/firm.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { AdminPanel } from "../../pictures/AdminPanel/AdminPanel.tsx";
import { accountView, tradeDetail } from "../../pictures/TraderPanel/accountView.ts";
import { TraderPanel } from "../../pictures/TraderPanel/TraderPanel.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { toneClass } from "../../ui/Band/tone.ts";
import css from "./Panels.module.css";
import { flaggedFinding, panelProps, traderProps } from "./panelProps.ts";
import { afterTrade, type TradedAccount } from "./tradeSize.ts";

const { today, trades, trader, fall } = accounts.broken;
const last = trades.at(-1);
const lots = last?.lots ?? 0;

/** The account before the trade that breaks the daily limit. */
export const tradedAccount: TradedAccount = {
  size: challenge.size,
  earlier: [today[0], ...today.slice(1, -1)],
  fall,
  limit: challenge.dailyDrawdown,
  target: challenge.target,
};

/** Props of the island with the size of that trade. */
export function breakTheRuleProps({ language, t }: Translator) {
  const { dollars, dollarsAndCents, whole } = numbers(language);
  const { loss, lostBefore, lost } = afterTrade(tradedAccount, lots);
  const { words, ...props } = traderProps(accounts.broken, { language, t });
  const broken = accountView({ words, ...props });
  const kept = accountView({ words, ...props, account: { ...accounts.broken, brokenRule: undefined } });
  const figures = {
    lots: whole(lots),
    ounces: whole(fall.ounces),
    move: dollarsAndCents(fall.dollars),
    loss: dollars(loss),
    before: dollars(lostBefore),
    total: dollars(lost),
    limit: dollars(challenge.dailyDrawdown * challenge.size),
  };
  const names = {
    lots: "{lots}",
    ounces: "{ounces}",
    move: "{move}",
    loss: "{loss}",
    before: "{before}",
    total: "{total}",
    limit: "{limit}",
  };
  return {
    language,
    account: tradedAccount,
    maximumLoss: challenge.maximumLoss,
    lots,
    most: challenge.lots,
    heat: firm.heat.find(({ size }) => size === challenge.size)?.counts ?? [],
    words: {
      label: t("prop-firms:tradeSize.label", { time: moment }),
      resting: `${t("prop-firms:tradeSize.sum", figures)} ${t("prop-firms:tradeSize.broken", figures)}`,
      sum: t("prop-firms:tradeSize.sum", names),
      kept: t("prop-firms:tradeSize.kept", names),
      broken: t("prop-firms:tradeSize.broken", names),
      trade: last ? tradeDetail(last, "{lots}", "{loss}") : "",
      traderLabel: t("prop-firms:picture.traderLabel", { trader, equity: "{equity}", rules: "{rules}" }),
      adminLabel: [words.adminLabelKept, words.adminLabel],
      state: [kept.state, broken.state],
      event: [
        t("prop-firms:tradeSize.event", { trader, left: "{left}" }),
        t("prop-firms:picture.event", { trader }),
      ],
      payout: [kept.payout, broken.payout],
      rulesMet: [kept.rulesMet, broken.rulesMet],
    },
  } as const;
}

interface PanelsProps extends Translator {
  /** The island `BreakTheRule`. */
  children?: ReactNode;
}

/** The same minute in two panels: the trader's above the tape, the admin's below it (PF-03). */
export function Panels({ language, t, children }: PanelsProps) {
  return (
    <Band id="panels">
      <header className={`${css.head} split edges`}>
        <h2 id="panels-title">{t("prop-firms:panels.title")}</h2>
        <p className="muted">{t("prop-firms:panels.lead", { time: moment })}</p>
      </header>
      <div className={`${css.tool} frame`}>{children}</div>
      <article className={css.trader} data-drawing="">
        <div className={`${css.side} split edges`}>
          <h3 className="step-2">{t("prop-firms:panels.trader.title")}</h3>
          <p className="muted">{t("prop-firms:panels.trader.text")}</p>
        </div>
        <TraderPanel {...traderProps(accounts.broken, { language, t })} />
      </article>
      <article className={`${css.admin} ${toneClass("night")}`}>
        <div className={`${css.side} split edges`}>
          <h3 className="step-2">{t("prop-firms:panels.admin.title")}</h3>
          <p className="muted">{t("prop-firms:panels.admin.text")}</p>
        </div>
        <AdminPanel
          {...panelProps({ language, t })}
          trader={trader}
          finding={flaggedFinding({ language, t })}
        />
      </article>
    </Band>
  );
}
