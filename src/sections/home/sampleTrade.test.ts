import { expect, test } from "vitest";
import { academy } from "../../content/sample/academy.ts";
import { competition } from "../../content/sample/competition.ts";
import { accounts, challenge } from "../../content/sample/firm.ts";
import {
  type Direction,
  simulateOutcome,
  tradeResult,
  turningPoints,
} from "../../content/sample/goldTrade.ts";
import { gold, setting, trader } from "./sampleTrade.ts";

/** Ten sizes: none, the least, both sides of each size at which something happens, and the most. */
const sizes = [0, 0.1, 0.2, 1, 1.1, 1.2, 2.6, 2.7, 3.9, 5];

/** Whole cents, counted apart from the functions under test: tenths of lots, cents of the move. */
const centsOf = (lots: number) =>
  Math.round(10 * lots) * (setting.ounces / 10) * Math.round(100 * setting.move);

const directions: readonly [string, Direction][] = [
  ["rises", 1],
  ["falls", -1],
];

test.each(directions)(
  "HM-02 as gold %s, the three panels add up to the cent at ten sizes",
  (_, direction) => {
    for (const lots of sizes) {
      const outcome = simulateOutcome(setting, lots, direction);
      const cents = direction * centsOf(lots);
      expect(Math.round(100 * outcome.result), `${lots} lots`).toBe(cents);
      expect(Math.round(100 * outcome.total)).toBe(Math.round(100 * outcome.earned) + cents);
      expect(outcome.gain * competition.accountSize).toBeCloseTo(outcome.total, 6);
      expect(Math.round(100 * outcome.commission)).toBe(Math.round(10 * lots) * 10 * setting.rate);
      if (outcome.state !== "closed")
        expect(Math.round(100 * outcome.profit)).toBe(Math.round(100 * outcome.before) + cents);
    }
  },
);

test("HM-02 the sizes at which something happens; nothing else happens between them", () => {
  expect(turningPoints(setting, 1)).toEqual([
    { lots: 1.1, state: "met" },
    { lots: 1.2, rank: 0 },
    { lots: 4.3, state: "inconsistent" },
  ]);
  expect(turningPoints(setting, -1)).toEqual([
    { lots: 2.7, state: "closed" },
    { lots: 3.9, rank: 2 },
  ]);
});

test("HM-02 the trade is in the first tier, and within the competition's drawdown limit at any size", () => {
  const first = academy.network.map((branch) => branch.trader);
  expect(first).toContain(trader.id);
  const { size, gain } = setting.competition;
  const { result } = simulateOutcome(setting, setting.most, -1);
  expect(-result / (size * (1 + gain))).toBeLessThan(competition.drawdownLimit);
});

test("HM-02 PF-03 IB-01 the trades on the pages for prop firms and communities add up by the same arithmetic", () => {
  const entry = academy.journal.entries.find(({ market }) => market === gold.market);
  const [from, to] = entry?.prices ?? [0, 0];
  expect(from).toBe(gold.price);
  expect(tradeResult(entry?.lots ?? 0, setting.ounces, to - from)).toBe(148);
  // The account on the page for prop firms is closed at its daily limit, before the whole loss.
  const { today, trades } = accounts.broken;
  const [before = 0, after = 0] = today.slice(-2);
  expect(today[0] - after).toBeCloseTo(challenge.dailyDrawdown, 9);
  expect(-simulateOutcome(setting, trades.at(-1)?.lots ?? 0, -1).result).toBeGreaterThan(
    (before - after) * challenge.size,
  );
});
