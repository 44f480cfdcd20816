import { commission, tiers } from "../../content/sample/academy.ts";
import { challenge, moment } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { gold, scale, setting, trader } from "./sampleTrade.ts";

/** Text alternatives of the three pictures, with `{first}` and the like for what changes with the trade. */
export function pictureLabels({ language, t }: I18n) {
  const { dollars, exactDollars } = numberFormats(language);
  return {
    podium: t("home:audiences.picture.podium", {
      first: "{first}",
      second: "{second}",
      third: "{third}",
      prize: dollars(setting.competition.prizes[0] ?? 0),
    }),
    challenge: t("home:audiences.picture.challenge", {
      gain: "{gain}",
      target: exactDollars(challenge.target * challenge.size),
      rules: "{rules}",
    }),
    tree: t("communities:network.label", {
      name: t("communities:network.name"),
      total: "{total}",
      first: "{tier}",
    }),
  };
}

/** What the control of the trade needs. Figures that it computes stay as `{prize}` and the like. */
export function tradeProps(i18n: I18n) {
  const { language, t } = i18n;
  const { dollarsAndCents, percent } = numberFormats(language);
  const words = t("home:audiences.trade", {
    returnObjects: true,
    trader: trader.name,
    time: moment,
    move: dollarsAndCents(setting.move),
    prize: "{prize}",
    share: "{share}",
    limit: percent(challenge.consistency),
    commission: "{commission}",
  });
  return {
    language,
    setting,
    scale,
    gold,
    commissions: { tier: tiers[0]?.commission ?? 0, total: commission },
    words: {
      ...words,
      labels: pictureLabels(i18n),
      rules: t("prop-firms:picture.rules", { returnObjects: true }),
      onTrack: t("prop-firms:picture.onTrack"),
      space: sentenceSpace(language),
      closed: t("prop-firms:picture.ruleBroken", { time: moment }),
    },
  };
}
