import { platforms } from "../../content/platforms.ts";
import { type Account, accounts, challenge, firm, moment } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { closingSize, standingOf } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { lotStep } from "../../simulation/trade.ts";

/** The last band of the admin panel is red: of the daily limit, the share above which an account is near it. */
export const nearLimit = firm.bands.at(-2) ?? 1;

const wordsOf = ({ t }: I18n) => ({
  ...templates(t, "prop-firms:picture"),
  nearLimit: t("brokers:picture.nearLimit"),
});

const ownerOf = ({ id, trader, platform }: Account) => ({
  id,
  trader,
  platform: platforms[platform].short,
});

/** Props of the panel of a trader's account since its opening. */
export const challengePanelProps = (account: Account, i18n: I18n) => {
  const standing = standingOf(challenge, account);
  return {
    sample: i18n.t("common:sampleTag"),
    words: wordsOf(i18n),
    numberFormats: numberFormats(i18n.language),
    firm,
    owner: ownerOf(account),
    terms: challenge,
    account,
    standing,
    risk: riskOf(standing, nearLimit),
    time: moment,
  };
};

const { before, today, trades, fall } = accounts.broken;

/** The account before the trade that breaks the daily limit. */
export const tradedAccount = { before, today };

/** The sizes of the slider, in lots, and the smallest that breaks the daily limit. */
export const tradeSizes = {
  least: 2 * lotStep,
  most: challenge.lots,
  step: lotStep,
  traded: trades.at(-1)?.lots ?? 0,
  breaking: closingSize(challenge, tradedAccount, fall, -1) ?? challenge.lots,
};

/** Props of the slider and of both panels that change with it. */
export const breakTheRuleProps = (i18n: I18n) => {
  const { language, t } = i18n;
  return {
    language,
    sample: t("common:sampleTag"),
    firm,
    terms: challenge,
    owner: ownerOf(accounts.broken),
    account: tradedAccount,
    trades,
    move: fall,
    near: nearLimit,
    sizes: tradeSizes,
    time: moment,
    finding: flaggedFinding(i18n),
    words: {
      panels: wordsOf(i18n),
      control: templates(t, "prop-firms:tradeSize"),
      sides: { buy: t("communities:journal.buy"), sell: t("communities:journal.sell") },
      trader: t("prop-firms:panels.trader.title", { large: true }),
      admin: t("prop-firms:panels.admin.title", { large: true }),
    },
  };
};

/** The sample firm's finding about the flagged account. */
export const flaggedFinding = ({ language, t }: I18n): string =>
  t("prop-firms:picture.finding", {
    share: numberFormats(language).percent(firm.flagged.matching),
    // The flagged account is one of them.
    count: firm.flagged.accounts.length - 1,
  });
