import type { ComponentProps } from "react";
import { type Account, challenge, firm, moment } from "../../facts/sample/firm.ts";
import { type Numbers, numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import type { TraderPanel } from "../../pictures/TraderPanel/TraderPanel.tsx";

type Panel = ComponentProps<typeof TraderPanel>;

/** The props of the trader panel for a sample account. */
export function sampleAccount(account: Account, { language, t }: Translator): Panel {
  const { whole, dollars, shortDollars, percent, change } = numbers(language);
  const amount = (share: number) => dollars(share * challenge.size);
  const { trader, before, today, brokenRule } = account;
  const isBroken = brokenRule !== undefined;
  const gain = today.at(-1) ?? 0;
  const names = t("prop-firms:picture.rules", { returnObjects: true });
  const settings = [
    percent(challenge.dailyDrawdown),
    percent(challenge.maximumLoss),
    whole(challenge.days),
    undefined,
    undefined,
    percent(challenge.consistency),
    whole(challenge.lots),
  ];
  const meter = (term: string, value: number, limit: number) => ({
    term,
    figure: amount(Math.max(0, value)),
    limit: amount(limit),
    share: Math.round(100 * Math.min(1, Math.max(0, value / limit))),
    isBroken: value > limit,
  });
  const equity = amount(1 + gain);
  const rules = `${names.length - (isBroken ? 1 : 0)} / ${names.length}`;
  return {
    label: t("prop-firms:picture.traderLabel", { trader, equity, rules }),
    firm: t("prop-firms:picture.firm"),
    account: [
      t("prop-firms:picture.account", { size: shortDollars(challenge.size), trader }),
      `${account.id} · ${account.platform} · ${firm.server}`,
    ],
    clock: firm.clock,
    state: isBroken ? t("prop-firms:picture.ruleBroken", { time: moment }) : t("prop-firms:picture.onTrack"),
    stages: t("prop-firms:picture.stages", { returnObjects: true }),
    equity: { term: t("prop-firms:picture.equity"), figure: equity, change: change(gain) },
    sessions: [...before.slice(1).map((close, day) => [before[day] ?? 0, close] as const), today],
    limits: {
      target: {
        term: t("prop-firms:picture.profitTarget"),
        figure: amount(1 + challenge.target),
        share: challenge.target,
      },
      daily: {
        term: t("prop-firms:picture.dailyLimit"),
        figure: amount(1 + today[0] - challenge.dailyDrawdown),
        share: challenge.dailyDrawdown,
      },
      maximum: {
        term: t("prop-firms:picture.maximumLoss"),
        figure: amount(1 - challenge.maximumLoss),
        share: challenge.maximumLoss,
      },
    },
    axis: before.length > 1 ? days(account, t) : trades(account, numbers(language)),
    meters: [
      meter(t("prop-firms:picture.profitTarget"), gain, challenge.target),
      meter(t("prop-firms:picture.dailyLimit"), today[0] - gain, challenge.dailyDrawdown),
    ],
    rulesMet: { term: t("prop-firms:picture.rulesMet"), figure: rules },
    rules: names.map((name, index) => ({
      name,
      ...(settings[index] && { value: settings[index] }),
      isBroken: index === brokenRule,
    })),
    payout: {
      term: t("prop-firms:picture.payout"),
      figure: isBroken
        ? t("prop-firms:picture.payoutNone")
        : t("prop-firms:picture.payoutLater", { share: percent(challenge.split) }),
    },
  };
}

/** Marks for every third day of the challenge, and for now. */
function days({ before, today }: Account, t: Translator["t"]): Panel["axis"] {
  const steps = before.length - 1 + today.length - 1;
  return [
    ...[1, 4, 7].map((day) => ({
      at: Math.round((100 * day) / steps),
      text: t("prop-firms:picture.day", { day }),
    })),
    { at: 100, text: `${t("prop-firms:picture.today")} ${moment}` },
  ];
}

/** The day's trades at their closing times. */
function trades({ today, trades }: Account, { dollars, whole }: Numbers): Panel["axis"] {
  return trades.map((trade, index) => {
    const result = Math.round(((today[index + 1] ?? 0) - (today[index] ?? 0)) * challenge.size);
    return {
      at: Math.round((100 * (index + 1)) / trades.length),
      text: trade.time,
      detail: tradeDetail(trade, whole(trade.lots), dollars(result)),
    };
  });
}

/** A trade in one line. @param lots its size and `result`, its gain or loss, as text */
export const tradeDetail = (
  { symbol, side }: Account["trades"][number],
  lots: string,
  result: string,
): string => `${symbol} ${side === "buy" ? "▲" : "▼"} ${lots} · ${result}`;

/** The sample firm's finding about the flagged account. */
export const flaggedFinding = ({ language, t }: Translator): string =>
  t("prop-firms:picture.finding", {
    share: numbers(language).percent(firm.flagged.matching),
    // The flagged account is one of them.
    count: firm.flagged.accounts.length - 1,
  });
