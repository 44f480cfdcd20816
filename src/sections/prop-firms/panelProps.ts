import { platforms } from "../../content/platforms.ts";
import { type Account, accounts, challenge, firm, moment } from "../../content/sample/firm.ts";
import { ruleFields, ruleSets } from "../../content/sample/rules.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { equityLine, heightOfDay, placeInLast } from "../../illustrations/TraderPanel/curve.ts";
import { standingOf } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";

/** The last band of the admin panel is red: of the daily limit, the share above which an account is near it. */
export const nearLimit = firm.bands.at(-2) ?? 1;

/** The words of both panels, and of what does not change in them. */
export const wordsOf = ({ t }: I18n) => ({
  ...templates(t, "prop-firms:picture"),
  nearLimit: t("brokers:picture.nearLimit"),
});

export const ownerOf = ({ id, trader, platform }: Account) => ({
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

/** The trade that breaks a limit, as the document shows it: its size, in lots. */
export const tradedLots = accounts.broken.trades.at(-1)?.lots ?? 0;

/** Props of the rules, the slider, and both panels that change with them. */
export const breakTheRuleProps = (i18n: I18n) => {
  const { language, t } = i18n;
  const { fall, ...account } = accounts.broken;
  const [morning] = account.today;
  const gains = account.before.map((close, day) => close - (account.before[day - 1] ?? close));
  const { percent } = numberFormats(language);
  return {
    language,
    dark: backgroundClass("dark"),
    firm: { bands: firm.bands, heat: firm.heat, funnel: firm.funnel },
    terms: challenge,
    owner: ownerOf(account),
    account,
    earlier: equityLine(
      [account.today],
      heightOfDay(morning, challenge.dailyDrawdown),
      placeInLast(account.trades.length, 0),
    ),
    move: fall,
    near: nearLimit,
    time: moment,
    fields: {
      ...ruleFields,
      lots: {
        start: tradedLots,
        min: 0,
        max: challenge.lots * (ruleFields.size.max / challenge.size),
        decimals: 2,
      },
    },
    sample: {
      size: ruleFields.size.start,
      target: ruleFields.target.start,
      daily: ruleFields.daily.start,
      maximum: ruleFields.maximum.start,
      consistency: ruleFields.consistency.start,
    },
    sets: ruleSets,
    words: {
      panels: {
        ...wordsOf(i18n),
        accountOpen: templates(t, "prop-firms:tradeSize").event,
        part: templates(t, "prop-firms:tradeSize").part,
        sides: { buy: t("communities:journal.buy"), sell: t("communities:journal.sell") },
      },
      control: templates(t, "prop-firms:tradeSize"),
      rules: {
        ...templates(t, "prop-firms:yourRules"),
        title: t("prop-firms:yourRules.title", { large: true }),
        assumption: t("prop-firms:yourRules.assumption", {
          gained: percent(morning / challenge.target),
          best: percent(Math.max(...gains) / morning),
          lost: percent((morning - (account.today.at(-1) ?? 0)) / challenge.dailyDrawdown),
        }),
        copy: t("common:shownAs.copy"),
        copied: t("common:shownAs.copied"),
      },
      sentenceSpace: sentenceSpace(language),
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
