import fc from "fast-check";
import { expect, test } from "vitest";
import { figureAt, stepMilliseconds, steps } from "./counter.ts";

test("WG-01 a counter takes 50 steps in 1200 ms", () => {
  expect(steps).toBe(50);
  expect(steps * stepMilliseconds).toBe(1200);
});

test.each([
  ["+$50M", "+$0M", "+$25M"],
  ["500K+", "0K+", "250K+"],
  ["+500K", "+0K", "+250K"],
  ["$2B", "$0B", "$1B"],
  ["+45%", "+0%", "+23%"],
  ["98 %", "0 %", "49 %"],
  ["1,234", "0", "617"],
  ["2,468", "0", "1,234"],
  ["100\u00a0000", "0", "50\u00a0000"],
  ["1.500.000", "0", "750.000"],
  ["2,00,000", "0", "1,00,000"],
  ["50万+", "0万+", "25万+"],
  ["4.5", "0.0", "2.3"],
  ["0,250", "0,000", "0,125"],
  ["1,500.50", "0.00", "750.25"],
  ["+40-60%", "+0-0%", "+20-30%"],
  ["no figure", "no figure", "no figure"],
])("WG-01 %j starts at %j, is %j half way and ends as written", (figure, start, half) => {
  expect(figureAt(figure, 0)).toBe(start);
  expect(figureAt(figure, 25)).toBe(half);
  expect(figureAt(figure, 50)).toBe(figure);
});

test("WG-01 the value never decreases and never exceeds its target", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (target) => {
      const values = Array.from({ length: steps + 1 }, (_, step) =>
        Number(figureAt(`+$${target}M`, step).slice(2, -1)),
      );
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBe(target);
    }),
  );
});
