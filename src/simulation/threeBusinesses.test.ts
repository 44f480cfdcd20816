import fc from "fast-check";
import { expect, test } from "vitest";
import { academy } from "../content/sample/academy.ts";
import { competition } from "../content/sample/competition.ts";
import { accounts, challenge } from "../content/sample/firm.ts";
import { businesses, gold, trader } from "../sections/home/sampleTrade.ts";
import { tradedLots } from "../sections/prop-firms/panelProps.ts";
import { tradeInAll, turningPoints } from "./threeBusinesses.ts";
import { type Direction, tradeResult } from "./trade.ts";

/** Ten sizes: none, the least, both sides of each size at which something happens, and the most. */
const sizes = [0, 0.1, 0.2, 1, 1.1, 1.2, 2.6, 2.7, 3.9, 5];

/** Whole cents, counted apart from the functions under test: tenths of lots, cents of the move. */
const centsOf = (lots: number) =>
  Math.round(10 * lots) * (businesses.move.ounces / 10) * Math.round(100 * businesses.move.dollars);

const directions: readonly [string, Direction][] = [
  ["rises", 1],
  ["falls", -1],
];

test.each(directions)(
  "HM-02 as gold %s, the three panels add up to the cent at ten sizes",
  (_, direction) => {
    for (const lots of sizes) {
      const { result, competition: cup, challenge, commission } = tradeInAll(businesses, lots, direction);
      const cents = direction * centsOf(lots);
      expect(Math.round(100 * result), `${lots} lots`).toBe(cents);
      expect(Math.round(100 * cup.total)).toBe(Math.round(100 * cup.earned) + cents);
      expect(cup.gain * competition.accountSize).toBeCloseTo(cup.total, 6);
      expect(Math.round(100 * commission)).toBe(Math.round(10 * lots) * 10 * businesses.rate);
      if (challenge.state !== "closed")
        expect(Math.round(100 * challenge.profit)).toBe(
          Math.round(100 * (challenge.morning - challenge.lostBefore)) + cents,
        );
    }
  },
);

test("HM-02 the sizes at which something happens; nothing else happens between them", () => {
  expect(turningPoints(businesses, 1)).toEqual([
    { lots: 1.1, state: "met" },
    { lots: 1.2, rank: 0 },
    { lots: 4.3, state: "inconsistent" },
  ]);
  expect(turningPoints(businesses, -1)).toEqual([
    { lots: 2.7, state: "closed" },
    { lots: 3.9, rank: 2 },
  ]);
});

test("HM-02 the trade is in the first tier, and within the competition's drawdown limit at any size", () => {
  const first = academy.network.map((branch) => branch.trader);
  expect(first).toContain(trader.id);
  const { size, gain } = businesses.competition;
  const { result } = tradeInAll(businesses, businesses.terms.lots, -1);
  expect(-result / (size * (1 + gain))).toBeLessThan(competition.drawdownLimit);
});

test("HM-02 PF-03 IB-01 the trades on the pages for prop firms and communities add up by the same arithmetic", () => {
  const entry = academy.journal.entries.find(({ market }) => market === gold.market);
  const [from, to] = entry?.prices ?? [0, 0];
  expect(from).toBe(gold.price);
  expect(tradeResult(entry?.lots ?? 0, { ...businesses.move, dollars: to - from }, 1)).toBe(148);
  // The account on the page for prop firms is closed at its daily limit, before the whole loss.
  const { today } = accounts.broken;
  const left = challenge.dailyDrawdown - (today[0] - (today.at(-1) ?? 0));
  expect(-tradeInAll(businesses, tradedLots, -1).result).toBeGreaterThan(left * challenge.size);
});

test("HM-02 the larger the winning trade is, the higher the rank, the profit and the commission are", () => {
  const lots = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(lots, lots, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((size) =>
        tradeInAll(businesses, size, 1),
      );
      expect(more?.competition.rank).toBeLessThanOrEqual(less?.competition.rank ?? 0);
      expect(more?.challenge.profit).toBeGreaterThanOrEqual(less?.challenge.profit ?? 0);
      expect(more?.commission).toBeGreaterThanOrEqual(less?.commission ?? 0);
    }),
  );
});
