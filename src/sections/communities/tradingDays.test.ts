import { expect, test } from "vitest";
import { shownDays, tradingDays } from "./tradingDays.ts";

/** How long ago the marked days are. */
const marked = (daysAgo: number) =>
  [...tradingDays(daysAgo).matchAll(/M(\d+) /g)].map(([, day]) => shownDays - 1 - Number(day));

test("IB-02 a member has a mark for each weekday up to the last trade", () => {
  expect(marked(0)).toEqual([11, 10, 9, 8, 7, 4, 3, 2, 1, 0]);
  expect(marked(9)).toEqual([11, 10, 9]);
});
