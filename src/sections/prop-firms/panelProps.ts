import { platforms } from "../../content/platforms.ts";
import { type Account, accounts, challenge, firm, moment } from "../../content/sample/firm.ts";
import { lotStep } from "../../content/sample/goldTrade.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { breakingSize, simulateTrade, type TradedAccount } from "./tradeSize.ts";

/** What both panels show of the sample firm. Figures that a panel computes stay as `{equity}` and the like. */
export const panelProps = ({ language, t }: I18n) => {
  const { shortDollars, whole } = numberFormats(language);
  return {
    sample: t("common:sampleTag"),
    words: t("prop-firms:picture", {
      returnObjects: true,
      time: moment,
      size: shortDollars(challenge.size),
      bought: whole(firm.funnel[0]),
      trader: "{trader}",
      equity: "{equity}",
      rules: "{rules}",
      day: "{day}",
      share: "{share}",
      count: 0,
    }),
    numberFormats: numberFormats(language),
    firm,
    challenge,
    moment,
    // The last band of the admin panel is red.
    near: { from: firm.bands.at(-2) ?? 1, word: t("brokers:picture.nearLimit") },
    sides: { buy: t("communities:journal.buy"), sell: t("communities:journal.sell") },
  };
};

/** Props of the panel of a trader's account. */
export const traderProps = (account: Account, i18n: I18n) => ({
  ...panelProps(i18n),
  account,
  platform: platforms[account.platform].short,
});

/** Props of the panel of the trader whose last trade the daily limit cut. */
export const brokenProps = (i18n: I18n) => {
  const { dollars } = numberFormats(i18n.language);
  const { loss, lostBefore, lost, wouldLose, seen } = simulateTrade(tradedAccount, tradeSizes.traded);
  return {
    ...traderProps(accounts.broken, i18n),
    whole: {
      gain: today[0] - wouldLose / challenge.size,
      seen,
      result: i18n.t("prop-firms:tradeSize.part", {
        part: dollars(lostBefore - lost),
        trade: dollars(-loss),
      }),
    },
  };
};

/** Props of the panel of the firm's admin. */
export const adminProps = (i18n: I18n) => ({
  ...panelProps(i18n),
  trader: accounts.broken.trader,
  finding: flaggedFinding(i18n),
});

/** The sample firm's finding about the flagged account. */
export const flaggedFinding = ({ language, t }: I18n): string =>
  t("prop-firms:picture.finding", {
    share: numberFormats(language).percent(firm.flagged.matching),
    // The flagged account is one of them.
    count: firm.flagged.accounts.length - 1,
  });

const { today, trades, fall } = accounts.broken;

/** The account before the trade that breaks the daily limit. */
export const tradedAccount: TradedAccount = {
  size: challenge.size,
  earlier: [today[0], ...today.slice(1, -1)],
  fall,
  limit: challenge.dailyDrawdown,
  target: challenge.target,
};

/** The sizes of the slider, in lots, and the smallest that breaks the daily limit. */
export const tradeSizes = {
  least: 2 * lotStep,
  most: challenge.lots,
  step: lotStep,
  traded: trades.at(-1)?.lots ?? 0,
  breaking: breakingSize(tradedAccount, challenge.lots) ?? challenge.lots,
};
