import { cents } from "./cents.ts";
import { type Account, amountOf, closingSize, limitOf, type Terms } from "./challenge.ts";
import type { Move } from "./trade.ts";

/** The rules that a firm sets: dollars, and percent with one decimal at most. */
export interface FirmRules {
  size: number;
  target: number;
  daily: number;
  maximum: number;
  consistency: number;
}

/** An account that has traded under the sample's own terms. */
export interface PastAccount<Trade extends { lots: number } = { lots: number }> extends Account {
  /** The last one is the trade that is still to come. */
  trades: readonly Trade[];
}

/** The terms of a challenge under other rules: the largest size of a trade is in proportion to the account's. */
export function termsUnder<Own extends Terms>(rules: FirmRules, terms: Own): Own {
  const share = (percent: number) => Math.round(10 * percent) / 1000;
  return {
    ...terms,
    size: rules.size,
    target: share(rules.target),
    dailyDrawdown: share(rules.daily),
    maximumLoss: share(rules.maximum),
    consistency: share(rules.consistency),
    lots: Math.floor((100 * terms.lots * rules.size) / terms.size + 1e-6) / 100,
  };
}

const steps = [0.5, 0.2, 0.1, 0.05, 0.02];

/** The step between two sizes of a trade, up to the largest: a tenth of a lot for an account of $100,000. */
const sizeStep = ({ size, lots }: Terms): number =>
  steps.find((each) => 1_000_000 * each <= size && Math.round(100 * lots) % Math.round(100 * each) === 0) ??
  0.01;

/**
 * A past account under other terms. Its gains are as large as before in proportion to the target, and the trades of the
 * day in proportion to what may be lost: so no limit was ever broken, whatever the terms are.
 */
export function accountUnder<Trade extends { lots: number }>(
  terms: Terms,
  past: PastAccount<Trade>,
  pastTerms: Terms,
): PastAccount<Trade> {
  const dollars = (share: number, of: Terms) => cents(share * of.size);
  const target = amountOf(terms.size, terms.target);
  const gain = (share: number) => cents((target * share) / pastTerms.target) / terms.size;
  const [pastMorning] = past.today;
  const morning = gain(pastMorning);
  const { limit } = limitOf(terms, dollars(morning, terms));
  const { limit: pastLimit } = limitOf(pastTerms, dollars(pastMorning, pastTerms));
  let now = dollars(morning, terms);
  const today: [number, ...number[]] = [morning];
  const trades = past.trades.map((trade, index) => {
    const [before, after] = [past.today[index], past.today[index + 1]];
    if (before === undefined || after === undefined) return trade;
    const lots = Math.floor((100 * trade.lots * limit) / pastLimit + 1e-6) / 100;
    now = cents(now + lots * cents((dollars(after, pastTerms) - dollars(before, pastTerms)) / trade.lots));
    today.push(now / terms.size);
    return { ...trade, lots };
  });
  return { before: past.before.map(gain), today, trades };
}

/** The sizes of a trade that a slider offers, in lots, and the smallest that closes the account. */
export interface Sizes {
  least: number;
  most: number;
  step: number;
  breaking: number;
}

/**
 * Sizes of a trade as the price falls by a move. Between the least and the most there is always one that closes the
 * account, as long as its daily limit is 10% at most.
 */
export function sizesUnder(terms: Terms, account: Account, fall: Move): Sizes {
  const step = sizeStep(terms);
  const breaking = closingSize(terms, account, fall, -1, step) ?? terms.lots;
  return { least: 2 * step, most: terms.lots, step, breaking };
}

/** The nearest size that a slider has. */
export const sizeIn = ({ least, most, step }: Sizes, lots: number): number =>
  cents(Math.min(most, Math.max(least, Math.round(lots / step) * step)));
