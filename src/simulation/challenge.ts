import { cents } from "./cents.ts";
import { type Direction, type Move, sizesUpTo, tradeResult } from "./trade.ts";

/** The rules of a challenge, in the order in which they are shown. News and weekends are not simulated. */
export const ruleIds = [
  "dailyLoss",
  "maximumLoss",
  "tradingDays",
  "news",
  "weekends",
  "consistency",
  "lotSize",
] as const;

export type RuleId = (typeof ruleIds)[number];

/** The terms of a challenge. Shares are fractions of the account's size, but for consistency. */
export interface Terms {
  /** In dollars. */
  size: number;
  target: number;
  dailyDrawdown: number;
  maximumLoss: number;
  /** The least number of days with a trade. */
  days: number;
  /** The largest share of the profit that may come from one day. */
  consistency: number;
  /** The largest size of a trade. */
  lots: number;
}

/** An account in a challenge. Gains are fractions of its size. */
export interface Account {
  /** At the close of each day before this one, from the opening on. */
  before: readonly number[];
  /** This morning, and after each trade of the day. */
  today: readonly [number, ...number[]];
  /** The rule that has closed it. */
  closedBy?: RuleId | undefined;
}

/** How a challenge stands: open, at its target, at its target with too much of the profit from one day, or closed. */
export type ChallengeState = "open" | "met" | "inconsistent" | "closed";

/** The figures of an account, in dollars to the cent unless they are shares. */
export interface Standing {
  /** Since the opening: this morning, and now. */
  morning: number;
  profit: number;
  /** The profit now, as a fraction of the account's size. */
  gain: number;
  equity: number;
  /** What may be lost today, and the rule that says so: the nearer of the daily and the maximum loss. */
  limit: number;
  limitedBy: "dailyLoss" | "maximumLoss";
  /** Lost today, and up to the limit. */
  lost: number;
  left: number;
  /** What the nearer rule counts, and its limit: the loss since the morning, or below the size of the account. */
  counted: number;
  countedLimit: number;
  /** Of that limit, and of the target: 1 is all of it. */
  usedOfLimit: number;
  reachedOfTarget: number;
  /** The gain of the best day, and its share of the profit. */
  bestDay: number;
  shareOfBestDay: number;
  /** The least profit of which the best day is not too much. */
  consistentFrom: number;
  state: ChallengeState;
  /** The rule that closed it, or that keeps the target from counting. */
  brokenRule: RuleId | undefined;
  rulesMet: number;
}

/** A share of an account in dollars; terms are whole tenths of a percent, so that only the last step rounds. */
export const amountOf = (size: number, share: number): number =>
  Math.round((size * Math.round(1000 * share)) / 10) / 100;

/** What an account may lose in a day. @param morning its profit then, in dollars */
export function limitOf(terms: Terms, morning: number): Pick<Standing, "limit" | "limitedBy"> {
  const daily = amountOf(terms.size, terms.dailyDrawdown);
  const maximum = cents(morning + amountOf(terms.size, terms.maximumLoss));
  return maximum < daily
    ? { limit: maximum, limitedBy: "maximumLoss" }
    : { limit: daily, limitedBy: "dailyLoss" };
}

/** How an account stands now. */
export function standingOf(terms: Terms, { before, today, closedBy }: Account): Standing {
  const { size } = terms;
  const dollars = (share: number) => cents(share * size);
  const morning = dollars(today[0]);
  const profit = dollars(today.at(-1) ?? today[0]);
  const target = amountOf(size, terms.target);
  const { limit, limitedBy } = limitOf(terms, morning);
  const lost = Math.max(0, cents(morning - profit));
  const [counted, countedLimit] =
    limitedBy === "dailyLoss"
      ? [lost, limit]
      : [Math.max(0, cents(0 - profit)), amountOf(size, terms.maximumLoss)];
  const days = [...before, today.at(-1) ?? today[0]].map(dollars);
  const bestDay = Math.max(...days.map((close, day) => cents(close - (days[day - 1] ?? close))));
  const traded = before.length - 1 + (today.length > 1 ? 1 : 0);
  const hasTarget = profit >= target && traded >= terms.days;
  const shareOfBestDay = bestDay / profit;
  const state: ChallengeState = closedBy
    ? "closed"
    : !hasTarget
      ? "open"
      : shareOfBestDay > terms.consistency
        ? "inconsistent"
        : "met";
  const brokenRule = state === "inconsistent" ? "consistency" : closedBy;
  return {
    morning,
    profit,
    gain: profit / size,
    equity: cents(size + profit),
    limit,
    limitedBy,
    lost,
    left: cents(limit - lost),
    counted,
    countedLimit,
    usedOfLimit: counted / countedLimit,
    reachedOfTarget: profit / target,
    bestDay,
    shareOfBestDay,
    consistentFrom: cents(bestDay / terms.consistency),
    state,
    brokenRule,
    rulesMet: ruleIds.length - (brokenRule ? 1 : 0),
  };
}

/** What a trade has done to an account. */
export interface Trade {
  /** The account after it. */
  account: Account;
  /** Of the whole trade, in dollars: what it would have brought without a limit. */
  result: number;
  /** Lost since the morning, in dollars: before the trade, and with the whole of it. */
  lostBefore: number;
  wouldLose: number;
  /** The share of the trade until the account was closed; 1 if it stays open, 0 if the trade was not let in. */
  seen: number;
}

/**
 * A trade under the terms of a challenge. A loss beyond a limit closes the account, and with it the trade: what is lost
 * then is the limit, and a limit that is only reached holds. A size beyond its own limit closes it before the trade, and
 * a closed account trades no more.
 * @param lots the size @param move of the price @param direction of the price
 */
export function tradeIn(
  terms: Terms,
  account: Account,
  lots: number,
  move: Move,
  direction: Direction,
): Trade {
  const { size } = terms;
  const [opening, ...earlier] = account.today;
  const result = tradeResult(lots, move, direction);
  const morning = cents(opening * size);
  const now = cents((earlier.at(-1) ?? opening) * size);
  const lostBefore = cents(morning - now);
  const wouldLose = cents(lostBefore - result);
  if (account.closedBy) return { account, result, lostBefore, wouldLose, seen: 0 };
  if (lots > terms.lots)
    return { account: { ...account, closedBy: "lotSize" }, result, lostBefore, wouldLose, seen: 0 };

  const { limit, limitedBy } = limitOf(terms, morning);
  const floor = cents(morning - limit);
  const isCut = cents(now + result) < floor;
  const end = isCut ? floor : cents(now + result);
  const after: Account = {
    ...account,
    today: [opening, ...earlier, end / size],
    closedBy: isCut ? limitedBy : undefined,
  };
  return { account: after, result, lostBefore, wouldLose, seen: isCut ? cents(now - floor) / -result : 1 };
}

/** The smallest size that closes an account; undefined if none does that the terms allow. @param step of sizes */
export const closingSize = (
  terms: Terms,
  account: Account,
  move: Move,
  direction: Direction,
  step?: number,
): number | undefined =>
  sizesUpTo(terms.lots, step).find((lots) => tradeIn(terms, account, lots, move, direction).account.closedBy);
