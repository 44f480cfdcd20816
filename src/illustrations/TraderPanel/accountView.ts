import type { Account, Challenge } from "../../content/sample/firm.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { DescriptionRow } from "../DescriptionRows.tsx";
import { interpolate } from "../interpolate.ts";

/** An account in its challenge, and the words for it, with `{trader}`, `{equity}`, `{rules}`, `{day}` and `{share}`. */
export interface AccountData {
  words: English["prop-firms"]["picture"];
  numberFormats: NumberFormats;
  account: Account;
  challenge: Challenge;
  /** The time of day. */
  moment: string;
  /** The share of the daily limit above which an account is near it, and the word for that. */
  near: { from: number; word: string };
  sides: Record<Account["trades"][number]["side"], string>;
  /**
   * The last trade, if the limit had not cut it: the account's gain then, the share of the trade up to the limit, and
   * its result beside that of the whole.
   */
  whole?: { gain: number; seen: number; result: string };
}

/** A mark on the timeline, at a percentage of its length. `trade` is its size and its result. */
export interface Mark {
  at: number;
  text: string;
  trade?: readonly [size: string, result: string];
}

/** The place of the daily limit in the list of rules. */
const dailyRule = 0;

/** What the panel of an account shows, as text. Shares are percentages of a limit, up to 100. */
export function accountView(data: AccountData) {
  const { words, numberFormats, account, challenge, near } = data;
  const { whole, dollars, percent, change } = numberFormats;
  const { before, today, brokenRule } = account;
  const amount = (share: number) => dollars(share * challenge.size);
  const isBroken = brokenRule !== undefined;
  const gain = today.at(-1) ?? today[0];
  const meter = (term: string, value: number, limit: number, isBroken = false) => ({
    term,
    figure: amount(Math.max(0, value)),
    limit: amount(limit),
    share: Math.round(100 * Math.min(1, Math.max(0, value / limit))),
    isBroken,
  });
  // In the order of the rules; news and weekends have no figure.
  const settings = [
    percent(challenge.dailyDrawdown),
    percent(challenge.maximumLoss),
    whole(challenge.days),
    undefined,
    undefined,
    percent(challenge.consistency),
    whole(challenge.lots),
  ];
  const equity = amount(1 + gain);
  const rulesMet = `${words.rules.length - (isBroken ? 1 : 0)} / ${words.rules.length}`;
  return {
    label: interpolate(words.traderLabel, { trader: account.trader, equity, rules: rulesMet }),
    state: isBroken
      ? words.ruleBroken
      : today[0] - gain > near.from * challenge.dailyDrawdown
        ? near.word
        : words.onTrack,
    equity,
    change: change(gain),
    lines: {
      target: { term: words.profitTarget, figure: amount(1 + challenge.target) },
      daily: { term: words.dailyLimit, figure: amount(1 + today[0] - challenge.dailyDrawdown) },
      maximum: { term: words.maximumLoss, figure: amount(1 - challenge.maximumLoss) },
    } satisfies Record<string, DescriptionRow>,
    marks: before.length > 1 ? dayMarks(data) : tradeMarks(data),
    meters: [
      meter(words.profitTarget, gain, challenge.target),
      meter(words.dailyLimit, today[0] - gain, challenge.dailyDrawdown, brokenRule === dailyRule),
    ],
    rulesMet,
    rules: words.rules.map((name, index) => ({
      name,
      value: settings[index],
      isBroken: index === brokenRule,
    })),
    payout: isBroken ? words.payoutNone : interpolate(words.payoutLater, { share: percent(challenge.split) }),
  };
}

/** At most three days of the challenge at their ends, as far apart as they can be, and now at the end of today. */
function dayMarks({ words, account: { before }, moment }: AccountData): Mark[] {
  const days = before.length - 1;
  const apart = Math.ceil(days / 3);
  const marks: Mark[] = [];
  for (let day = 1; day <= days; day += apart)
    marks.push({ at: Math.round((100 * day) / (days + 1)), text: interpolate(words.day, { day: `${day}` }) });
  return [...marks, { at: 100, text: `${words.today} ${moment}` }];
}

/** The day's trades at their closing times. */
function tradeMarks({
  account: { today, trades },
  challenge,
  numberFormats,
  sides,
  whole,
}: AccountData): Mark[] {
  return trades.map((trade, index) => {
    const result = Math.round(((today[index + 1] ?? 0) - (today[index] ?? 0)) * challenge.size);
    return {
      at: Math.round((100 * (index + 1)) / trades.length),
      text: trade.time,
      trade: [
        tradeSize(trade, sides, numberFormats.whole(trade.lots)),
        index === trades.length - 1 && whole ? whole.result : numberFormats.dollars(result),
      ],
    };
  });
}

/** A trade as traders say it. @param lots its size, as text */
export const tradeSize = (
  { symbol, side }: Account["trades"][number],
  sides: AccountData["sides"],
  lots: string,
): string => `${sides[side]} ${lots} ${symbol}`;
