import fc from "fast-check";
import { expect, test } from "vitest";
import { afterTrade, type Branch, commissionOf, tierAt, tiersOf, totalOf } from "./commission.ts";
import { withMembers } from "./withMembers.ts";

const network: readonly Branch[] = [
  { members: 2, lots: 10, below: [{ members: 3, lots: 4, below: [{ members: 1, lots: 6 }] }] },
  { members: 1, lots: 2.5, below: [{ members: 1, lots: 1 }] },
];

test("IB-01 tiers sum up members, lots and commission, the nearest first", () => {
  const tiers = tiersOf(network, [6, 2, 0.5]);
  expect(tiers).toEqual([
    { rate: 6, members: 3, lots: 12.5, commission: 75 },
    { rate: 2, members: 4, lots: 5, commission: 10 },
    { rate: 0.5, members: 1, lots: 6, commission: 3 },
  ]);
  expect(totalOf(tiers)).toBe(88);
  expect(totalOf(afterTrade(tiers, 1.2))).toBe(95.2);
  expect(tiersOf(network, [1, 1.1, 0]).map(({ commission }) => commission)).toEqual([12.5, 5.5, 0]);
});

test("IB-01 commission is lots by rate, to the cent", () => {
  expect(commissionOf(826, 0.05)).toBe(41.3);
  expect(commissionOf(100, 1.1)).toBe(110);
});

const tenths = fc.integer({ min: 0, max: 9999 }).map((number) => number / 10);
const rates = fc.array(
  fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
  { minLength: 3, maxLength: 3 },
);

test("IB-01 other members trade as much each, in whole lots that add up by branch and by tier", () => {
  expect(tiersOf(withMembers(network, [6, 0, 7]), [6, 2, 0.5])).toEqual([
    { rate: 6, members: 6, lots: 25, commission: 150 },
    { rate: 2, members: 0, lots: 0, commission: 0 },
    { rate: 0.5, members: 7, lots: 42, commission: 21 },
  ]);
  expect(withMembers(network, [3, 4, 1])).toEqual(network);
  expect(withMembers(network, [4]).map(({ lots }) => lots)).toEqual([15, 2]);
});

test("IB-01 branches have whole members, and none has lots without members", () => {
  // By hand: 500 × 41 / 62 = 330.6, 500 × 18 / 62 = 145.2, 500 / 62 = 8.06 for each of three.
  const tier = [
    { members: 41, lots: 412 },
    { members: 18, lots: 96 },
    { members: 1, lots: 84 },
    { members: 1, lots: 73 },
    { members: 1, lots: 61 },
  ];
  // 5,855 lots by 331 × 412 / 41, 145 × 96 / 18, 8 × 84, 8 × 73 and 8 × 61.
  expect(withMembers(tier, [500])).toEqual([
    { members: 331, lots: 3333 },
    { members: 145, lots: 775 },
    { members: 8, lots: 673 },
    { members: 8, lots: 585 },
    { members: 8, lots: 489 },
  ]);
  expect(withMembers(tier, [2]).map(({ members, lots }) => [members, lots])).toEqual([
    [1, 15],
    [1, 8],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test("IB-01 branches share out what their tier earns to the cent, at any rate and with any members", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), rates, (members, [rate = 0]) => {
      const scaled = withMembers(network, [members, members, members]);
      const branches = scaled.map(({ lots }) => Math.round(100 * commissionOf(lots, rate)));
      const [first] = tiersOf(network, [6]).map((tier) => tierAt(tier, rate, members));
      if (members === 3) return;
      expect(tiersOf(scaled, [rate])[0]).toMatchObject({ members, lots: first?.lots });
      expect(branches.reduce((sum, each) => sum + each, 0)).toBe(Math.round(100 * (first?.commission ?? 0)));
    }),
  );
});

test("IB-01 the total is the sum of the tiers to the cent, at any rates and after any trade", () => {
  fc.assert(
    fc.property(rates, tenths, (own, traded) => {
      const tiers = afterTrade(tiersOf(network, own), traded);
      const cents = tiers.map(({ commission }) => Math.round(100 * commission));
      expect(Math.round(100 * totalOf(tiers))).toBe(cents.reduce((sum, each) => sum + each, 0));
    }),
  );
});
