import type { ReactNode } from "react";
import { accounts, challenge, firm, moment } from "../../facts/sample/firm.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { AdminPanel } from "../../pictures/AdminPanel/AdminPanel.tsx";
import { TraderPanel } from "../../pictures/TraderPanel/TraderPanel.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { toneClass } from "../../ui/Band/tone.ts";
import css from "./Panels.module.css";
import { flaggedFinding, sampleAccount, tradeDetail } from "./sampleAccount.ts";
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
  const broken = sampleAccount(accounts.broken, { language, t });
  const kept = sampleAccount({ ...accounts.broken, brokenRule: undefined }, { language, t });
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
  const [label, labelKept] = (["adminLabel", "adminLabelKept"] as const).map((key) =>
    t(`prop-firms:picture.${key}`, { time: moment, bought: whole(firm.funnel[0]) }),
  );
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
      adminLabel: [labelKept ?? "", label ?? ""],
      state: [kept.state, broken.state],
      event: [
        t("prop-firms:tradeSize.event", { trader, left: "{left}" }),
        t("prop-firms:picture.event", { trader }),
      ],
      payout: [kept.payout.figure, broken.payout.figure],
      rulesMet: [kept.rulesMet.figure, broken.rulesMet.figure],
    },
  } as const;
}

interface PanelsProps extends Translator {
  /** The island `BreakTheRule`. */
  children?: ReactNode;
}

/** The same minute in two panels: the trader's above the tape, the admin's below it (PF-03). */
export function Panels({ language, t, children }: PanelsProps) {
  const { whole, dollars, shortDollars, percent } = numbers(language);
  const stages = [
    t("prop-firms:picture.bought"),
    ...t("prop-firms:picture.stages", { returnObjects: true }),
    t("prop-firms:picture.paid"),
  ];
  return (
    <Band id="panels">
      <header className={css.head}>
        <h2 id="panels-title">{t("prop-firms:panels.title")}</h2>
        <p>{t("prop-firms:panels.lead", { time: moment })}</p>
      </header>
      <div className={css.tool}>{children}</div>
      <article className={css.trader} data-drawing="">
        <div className={css.side}>
          <h3>{t("prop-firms:panels.trader.title")}</h3>
          <p>{t("prop-firms:panels.trader.text")}</p>
        </div>
        <TraderPanel {...sampleAccount(accounts.broken, { language, t })} />
      </article>
      <article className={`${css.admin} ${toneClass("night")}`}>
        <div className={css.side}>
          <h3>{t("prop-firms:panels.admin.title")}</h3>
          <p>{t("prop-firms:panels.admin.text")}</p>
        </div>
        <AdminPanel
          label={t("prop-firms:picture.adminLabel", { time: moment, bought: whole(firm.funnel[0]) })}
          firm={t("prop-firms:picture.firm")}
          server={firm.server}
          clock={firm.clock}
          event={{
            time: moment,
            text: t("prop-firms:picture.event", { trader: accounts.broken.trader }),
          }}
          flag={{
            title: t("prop-firms:picture.flag"),
            account: t("prop-firms:picture.account", {
              size: shortDollars(challenge.size),
              trader: firm.flagged.trader,
            }),
            finding: flaggedFinding({ language, t }),
            accounts: firm.flagged.accounts,
          }}
          funnel={{
            title: t("prop-firms:picture.funnel"),
            stages: firm.funnel.map((count, index) => ({
              name: stages[index] ?? "",
              figure: whole(count),
              share: Math.round((100 * count) / firm.funnel[0]),
            })),
          }}
          heat={{
            title: t("prop-firms:picture.heat"),
            bands: firm.bands.map((band) => percent(band)),
            rows: firm.heat.map(({ size, counts }) => ({ name: shortDollars(size), counts })),
            live: firm.heat.findIndex(({ size }) => size === challenge.size),
          }}
          payouts={{
            title: t("prop-firms:picture.queue"),
            rows: firm.payouts.map(({ id, trader, amount, state }) => ({
              id,
              name: trader,
              figure: dollars(amount),
              state: t(`prop-firms:picture.status.${state}`),
              isHeld: state === "held",
            })),
          }}
        />
      </article>
    </Band>
  );
}
