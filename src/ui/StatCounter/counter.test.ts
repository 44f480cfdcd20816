import { expect, test } from "vitest";
import { figureAt } from "./counter.ts";

test.each([
  ["+$50M", "+$0M", "+$25M"],
  ["+45%", "+0%", "+23%"],
  ["1,234", "0", "617"],
  ["100\u00a0000", "0", "50\u00a0000"],
  ["1.500.000", "0", "750.000"],
  ["50万+", "0万+", "25万+"],
  ["0,250", "0,000", "0,125"],
  ["1,500.50", "0.00", "750.25"],
  ["+40-60%", "+0-0%", "+20-30%"],
  ["no figure", "no figure", "no figure"],
])("WG-01 %j starts at %j, is %j half way and ends as written", (figure, start, half) => {
  expect(figureAt(figure, 0)).toBe(start);
  expect(figureAt(figure, 25)).toBe(half);
  expect(figureAt(figure, 50)).toBe(figure);
});
