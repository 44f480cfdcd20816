import fc from "fast-check";
import { expect, test } from "vitest";
import { type BrokerNumbers, breakEven, returnsOf } from "./returns.ts";

const terms = { days: 14, monthDays: 30, increase: 0.6 };

const numbers = (
  clients: number,
  share: number,
  lots: number,
  revenue: number,
  prizes: number,
): BrokerNumbers => ({ clients, share, lots, revenue, prizes });

// By hand: entrants; entrants x lots x 14 / 30 x 60%; lots x dollars; prizes; what is left; the share of break-even.
test.each([
  [numbers(40_000, 12, 5, 8, 50_000), 4800, 6720, 53_760, 50_000, 3760, 11.2],
  [numbers(40_000, 12, 4, 8, 50_000), 4800, 5376, 43_008, 50_000, -6992, 14],
  [numbers(2500, 7.5, 1.5, 6.25, 1000), 188, 78.96, 493.5, 1000, -506.5, 15.3],
  [numbers(100, 0.5, 0.1, 0.01, 0), 1, 0.03, 0, 0, 0, 0],
  [numbers(100, 100, 100, 100, 300_000), 100, 2800, 280_000, 300_000, -20_000, undefined],
  [numbers(1_000_000, 100, 100, 100, 1e6), 1e6, 28e6, 28e8, 1e6, 2_799e6, 0.1],
])("BR-03 %o returns what is worked out by hand", (input, entrants, lots, revenue, cost, left, share) => {
  expect(returnsOf(input, terms)).toEqual({ entrants, additionalLots: lots, revenue, cost, left });
  expect(breakEven(input, terms)).toBe(share);
});

const part = (max: number, parts: number) =>
  fc.integer({ min: 0, max: max * parts }).map((whole) => whole / parts);

const anyNumbers = fc.record({
  clients: fc.integer({ min: 100, max: 1_000_000 }),
  share: part(100, 10),
  lots: part(100, 10),
  revenue: part(100, 100),
  prizes: fc.integer({ min: 0, max: 1_000_000 }),
});

const inCents = (dollars: number) => Math.round(100 * dollars);

test("BR-03 entrants are clients, and revenue less cost is left, to the cent", () => {
  fc.assert(
    fc.property(anyNumbers, (input) => {
      const { entrants, additionalLots, revenue, cost, left } = returnsOf(input, terms);
      expect(entrants).toBeGreaterThanOrEqual(0);
      expect(entrants).toBeLessThanOrEqual(input.clients);
      expect(Number.isInteger(entrants)).toBe(true);
      expect(inCents(left)).toBe(inCents(revenue) - inCents(cost));
      for (const figure of [additionalLots, revenue, left]) expect(inCents(figure) / 100).toBe(figure);
    }),
  );
});

test("BR-03 nothing that is put in lowers the revenue when it grows", () => {
  fc.assert(
    fc.property(
      anyNumbers,
      anyNumbers,
      fc.constantFrom("clients", "share", "lots", "revenue"),
      (a, b, key) => {
        const [less, more] = [a[key], b[key]].sort((one, other) => one - other) as [number, number];
        expect(returnsOf({ ...a, [key]: more }, terms).revenue).toBeGreaterThanOrEqual(
          returnsOf({ ...a, [key]: less }, terms).revenue,
        );
      },
    ),
  );
});

test("BR-03 nothing is lost from the share of break-even, and below it something is", () => {
  fc.assert(
    fc.property(anyNumbers, (input) => {
      const share = breakEven(input, terms) ?? 100.1;
      const leftAt = (at: number) => returnsOf({ ...input, share: at }, terms).left;
      if (share <= 100) expect(leftAt(share)).toBeGreaterThanOrEqual(0);
      if (share > 0) expect(leftAt((Math.round(10 * share) - 1) / 10)).toBeLessThan(0);
    }),
    { numRuns: 50 },
  );
});
