import fc from "fast-check";
import { expect, test } from "vitest";
import { accounts, challenge } from "../content/sample/firm.ts";
import { ruleFields } from "../content/sample/rules.ts";
import { standingOf, tradeIn } from "./challenge.ts";
import { accountUnder, type FirmRules, sizeIn, sizesUnder, termsUnder } from "./rules.ts";
import { sizesUpTo } from "./trade.ts";

const { broken } = accounts;

const under = (rules: FirmRules) => {
  const terms = termsUnder(rules, challenge);
  const account = accountUnder(terms, broken, challenge);
  return { terms, account, sizes: sizesUnder(terms, account, broken.fall) };
};

const own: FirmRules = { size: 100_000, target: 8, daily: 5, maximum: 10, consistency: 40 };

test("PF-03 under the sample's own rules its account is what it was", () => {
  const { terms, account, sizes } = under(own);
  expect(terms).toEqual(challenge);
  const { before, today, trades } = broken;
  expect(account).toEqual({ before, today, trades });
  expect(sizes).toEqual({ least: 0.2, most: 5, step: 0.1, breaking: 2.3 });
});

test.each([
  // The limit is 4% of 50,000. 2.9 and 1.2 lots of two fifths: 1.16 and 0.48, at 200 and 975 dollars a lot.
  [{ size: 50_000, target: 10, daily: 4, maximum: 6 }, 2000, "dailyLoss", 2500, 700, 0.05, 0.9],
  // 4% up in the morning and 2% down at most: 6% of 200,000 are nearer than 8%.
  [{ size: 200_000, target: 8, daily: 8, maximum: 2 }, 12_000, "maximumLoss", 8000, 4200, 0.2, 5.4],
  // Smaller lots: 0.05 of 200 and 0.02 of 975 dollars.
  [{ size: 10_000, target: 2, daily: 1, maximum: 10 }, 100, "dailyLoss", 100, 29.5, 0.01, 0.05],
] as const)(
  "PF-03 rules %j allow a loss of %d by %s after a morning at %d, of which %d are gone",
  (...row) => {
    const [rules, limit, limitedBy, morning, lost, step, breaking] = row;
    const { terms, account, sizes } = under({ ...own, ...rules });
    expect(standingOf(terms, account)).toMatchObject({ limit, limitedBy, morning, lost, state: "open" });
    expect(sizes).toMatchObject({ step, breaking });
  },
);

test.each([
  [40, 6000],
  [30, 8000],
  [20, 12_000],
])(
  "PF-03 with at most %d%% from the best day, it is not too much from %d on",
  (consistency, consistentFrom) => {
    const { terms, account } = under({ ...own, consistency });
    expect(standingOf(terms, account)).toMatchObject({ bestDay: 2400, consistentFrom });
  },
);

const anyOf = ({ min, max, decimals }: { min: number; max: number; decimals: number }) => {
  const scale = 10 ** decimals;
  return fc.integer({ min: scale * min, max: scale * max }).map((value) => value / scale);
};
const anyRules: fc.Arbitrary<FirmRules> = fc.record({
  size: anyOf(ruleFields.size),
  target: anyOf(ruleFields.target),
  daily: anyOf(ruleFields.daily),
  maximum: anyOf(ruleFields.maximum),
  consistency: anyOf(ruleFields.consistency),
});

test("under any rules the account is open before the trade, its past is possible, and the slider has both ends", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const { terms, account, sizes } = under(rules);
      const { least, most, step, breaking } = sizes;
      const standing = standingOf(terms, account);
      expect(standing.lost).toBeGreaterThan(0);
      expect(standing.lost).toBeLessThanOrEqual(0.35 * standing.limit + 0.01);
      expect(standing.morning).toBeLessThan(terms.target * terms.size);
      expect([...account.before].sort((one, other) => one - other)).toEqual(account.before);
      for (const { lots } of account.trades) expect(lots).toBeGreaterThan(0);
      expect(breaking).toBeGreaterThan(least);
      expect(breaking).toBeLessThanOrEqual(most);
      expect(sizesUpTo(most, step)).toContain(breaking);
      const after = (lots: number) => tradeIn(terms, account, lots, broken.fall, -1).account.closedBy;
      expect(after(sizeIn(sizes, breaking - step))).toBeUndefined();
      expect(after(breaking)).toBe(standing.limitedBy);
      expect(after(most)).toBe(standing.limitedBy);
    }),
  );
});

test.each([
  [25_000, 1.25, 0.01],
  [40_000, 2, 0.02],
  [123_456, 6.17, 0.01],
])(
  "PF-03 an account of %d trades up to %d lots, and the slider has steps of %d up to there",
  (size, lots, step) => {
    const { terms, sizes } = under({ ...own, size });
    expect(terms.lots).toBe(lots);
    expect(sizes).toMatchObject({ most: lots, step });
  },
);

test("PF-03 the maximum loss counts from the size of the account, the daily one from the morning", () => {
  const { terms, account } = under({ ...own, daily: 10, maximum: 5 });
  const after = standingOf(terms, tradeIn(terms, account, 5, broken.fall, -1).account);
  expect(after).toMatchObject({ limit: 9000, lost: 9000, counted: 5000, countedLimit: 5000, usedOfLimit: 1 });
  const { terms: sample, account: open } = under(own);
  expect(standingOf(sample, open)).toMatchObject({ limit: 5000, counted: 1750, countedLimit: 5000 });
});

test("PF-03 any size becomes one that the slider has", () => {
  const { sizes } = under(own);
  for (const [lots, size] of [
    [0, 0.2],
    [2.44, 2.4],
    [99, 5],
  ] as const)
    expect(sizeIn(sizes, lots)).toBe(size);
});
