import { accounts, challenge, firm, moment } from "../../facts/sample/firm.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { accountView, tradeDetail } from "../../pictures/TraderPanel/accountView.ts";
import { traderProps } from "./panelProps.ts";
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
