import { tiers } from "../../content/sample/academy.ts";
import { competition } from "../../content/sample/competition.ts";
import { moment } from "../../content/sample/firm.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { tradeInAll, turningPoints } from "../../simulation/threeBusinesses.ts";
import { businesses, entrants, gold, members, trader } from "./sampleTrade.ts";

/** What the trade and its three pictures need. */
export function oneTradeProps({ language, t }: I18n) {
  const board = templates(t, "home:board");
  const panel = templates(t, "prop-firms:picture");
  const { label, name: academyName, total, tier, rate } = templates(t, "communities:network");
  const ounces = new Intl.NumberFormat(localeOf(language), { style: "unit", unit: "ounce" });
  return {
    language,
    sample: t("common:sampleTag"),
    businesses,
    points: { rising: turningPoints(businesses, 1), falling: turningPoints(businesses, -1) },
    /** The gain of the largest trade, for which the chart of the challenge has room. */
    highest: tradeInAll(businesses, businesses.terms.lots, 1).challenge.gain,
    winners: entrants
      .slice(0, businesses.competition.prizes.length)
      .map(({ name, gain }) => ({ name, gain })),
    trader: trader.name,
    time: moment,
    gold,
    tiers,
    nodes: members,
    words: {
      trade: templates(t, "home:audiences.trade"),
      ounces: ounces.format(businesses.move.ounces),
      sentenceSpace: sentenceSpace(language),
      picture: templates(t, "home:audiences.picture"),
      board: {
        host: board.host,
        name: board.name,
        day: t("home:board.day", { day: competition.day, days: competition.days }),
        return: board.return,
        prize: board.prize,
      },
      challenge: {
        firm: panel.firm,
        account: panel.account,
        stages: panel.stages,
        profitTarget: panel.profitTarget,
        dailyLimit: panel.dailyLimit,
        rulesMet: panel.rulesMet,
        rules: panel.rules,
        onTrack: panel.onTrack,
        ruleBroken: panel.ruleBroken,
      },
      network: { label, name: academyName, total, tier, rate },
    },
  };
}
