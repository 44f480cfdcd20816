import fc from "fast-check";
import { expect, test } from "vitest";
import { type Account, closingSize, ruleIds, standingOf, type Terms, tradeIn } from "./challenge.ts";
import { riskOf, withAccount } from "./risk.ts";
import { sizesUpTo } from "./trade.ts";

const terms: Terms = {
  size: 100_000,
  target: 0.08,
  dailyDrawdown: 0.05,
  maximumLoss: 0.1,
  days: 3,
  consistency: 0.4,
  lots: 5,
};

/** 4,000 dollars up this morning, 2,250 now. */
const account: Account = { before: [0, 0.01, 0.02, 0.04], today: [0.04, 0.0342, 0.0225] };

/** An ounce of gold falls by 14.50 dollars, of 100 in a lot. */
const fall = { ounces: 100, dollars: 14.5 };

const after = (lots: number, own: Partial<Terms> = {}, of: Account = account, direction: 1 | -1 = -1) => {
  const rules = { ...terms, ...own };
  const trade = tradeIn(rules, of, lots, fall, direction);
  return { ...trade, ...standingOf(rules, trade.account) };
};

test.each([
  // lots, whole result, lost today, left to the limit, profit, state
  [0, -0, 1750, 3250, 2250, "open"],
  [1, -1450, 3200, 1800, 800, "open"],
  [2.2, -3190, 4940, 60, -940, "open"],
  [2.3, -3335, 5000, 0, -1000, "closed"],
  [2.4, -3480, 5000, 0, -1000, "closed"],
  [5, -7250, 5000, 0, -1000, "closed"],
])("PF-03 %d lots as gold falls bring %d dollars: %d lost today, %d left, profit %d, %s", (...row) => {
  const [lots, result, lost, left, profit, state] = row;
  expect(after(lots)).toMatchObject({ result, lost, left, profit, state, equity: 100_000 + profit });
});

test.each([
  ["the daily loss, if it is the nearer limit", {}, "dailyLoss", -1000],
  ["the maximum loss, if that is nearer", { maximumLoss: 0.005 }, "maximumLoss", -500],
  ["the size of the trade, before it", { lots: 2 }, "lotSize", 2250],
] as const)("the trade breaks %s", (_, own, closedBy, profit) => {
  expect(after(5, own)).toMatchObject({ profit, state: "closed", brokenRule: closedBy });
  expect(after(5, own).rulesMet).toBe(ruleIds.length - 1);
});

test.each([
  ["open below the target", 2, {}, "open", undefined],
  ["met at it", 4, {}, "met", undefined],
  ["open at it after too few days", 4, { days: 5 }, "open", undefined],
  ["inconsistent with too much from one day", 4, { consistency: 0.3 }, "inconsistent", "consistency"],
] as const)("HM-02 a challenge is %s", (_, lots, own, state, brokenRule) => {
  const risen: Account = { before: [0, 0.02, 0.04, 0.06], today: [0.06] };
  // 2,900 and 5,800 dollars, of 8,900 and 11,800.
  expect(after(lots / 2, { target: 0.085, ...own }, risen, 1)).toMatchObject({ state, brokenRule });
});

test("PF-03 a limit that is only reached holds", () => {
  const exact = { ounces: 1, dollars: 3250 };
  const rules = { ...terms, lots: 1 };
  expect(standingOf(rules, tradeIn(rules, account, 1, exact, -1).account)).toMatchObject({
    left: 0,
    usedOfLimit: 1,
    state: "open",
  });
  expect(closingSize(rules, account, exact, -1)).toBeUndefined();
});

test("PF-03 the smallest size that closes the account: every larger one does, and no smaller one", () => {
  const least = closingSize(terms, account, fall, -1) ?? 0;
  expect(least).toBe(2.3);
  for (const lots of sizesUpTo(terms.lots))
    expect(after(lots).state, `${lots}`).toBe(lots < least ? "open" : "closed");
});

test("PF-03 a trade that is cut stops on the way of the whole trade, the earlier the larger it is", () => {
  const seen = [2.2, 2.3, 3.6, 5].map((lots) => {
    const trade = after(lots);
    const { lostBefore, wouldLose, lost } = trade;
    expect(lostBefore + trade.seen * (wouldLose - lostBefore)).toBeCloseTo(lost, 6);
    return trade.seen;
  });
  expect(seen[0]).toBe(1);
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
});

test.each([
  [0.8, "onTrack"],
  [0.81, "near"],
] as const)("PF-03 an account that has used %d of its daily limit is %s", (used, risk) => {
  const lost = { before: [0], today: [0, -used * terms.dailyDrawdown] } as const;
  expect(riskOf(standingOf(terms, lost), 0.8)).toBe(risk);
});

test("PF-03 an account counts in the band of what it has used, up to its upper end", () => {
  const bands = [0.5, 1];
  expect(withAccount([3, 4], bands, 0.5)).toEqual([4, 4]);
  expect(withAccount([3, 4], bands, 0.51)).toEqual([3, 5]);
});

const gain = fc.integer({ min: -400, max: 1500 }).map((tenthsOfPercent) => tenthsOfPercent / 10_000);
const anyTerms = fc.record({
  size: fc.constantFrom(5000, 25_000, 100_000, 200_000),
  target: fc.constantFrom(0.05, 0.08, 0.1),
  dailyDrawdown: fc.constantFrom(0.03, 0.04, 0.05),
  maximumLoss: fc.constantFrom(0.05, 0.06, 0.1),
  days: fc.integer({ min: 0, max: 10 }),
  consistency: fc.constantFrom(0.2, 0.4, 1),
  lots: fc.constantFrom(1, 5, 50),
});
const anyAccount = fc
  .tuple(fc.array(gain, { maxLength: 10 }), gain)
  .map(([before, morning]): Account => ({ before: [0, ...before, morning], today: [morning] }));
const anyTrade = fc.record({
  lots: fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10),
  move: fc.record({ ounces: fc.constantFrom(1, 100), dollars: fc.double({ min: 0, max: 90, noNaN: true }) }),
  direction: fc.constantFrom<1 | -1>(1, -1),
});

test("a closed account never changes, whatever is traded", () => {
  fc.assert(
    fc.property(anyTerms, anyAccount, fc.array(anyTrade, { maxLength: 8 }), (rules, start, trades) => {
      let now = start;
      for (const { lots, move, direction } of trades) {
        const next = tradeIn(rules, now, lots, move, direction).account;
        if (now.closedBy) expect(next).toBe(now);
        now = next;
      }
    }),
  );
});

test("no account loses more than a limit, and all amounts are whole cents", () => {
  fc.assert(
    fc.property(anyTerms, anyAccount, anyTrade, (rules, start, { lots, move, direction }) => {
      fc.pre((start.today[0] ?? 0) >= -rules.maximumLoss);
      const standing = standingOf(rules, tradeIn(rules, start, lots, move, direction).account);
      const { profit, lost, left, morning, equity } = standing;
      expect(profit).toBeGreaterThanOrEqual(-rules.maximumLoss * rules.size - 0.005);
      expect(lost).toBeLessThanOrEqual(rules.dailyDrawdown * rules.size + 0.005);
      for (const amount of [profit, lost, left, morning, equity])
        expect(Math.abs(100 * amount - Math.round(100 * amount))).toBeLessThan(1e-4);
    }),
  );
});
