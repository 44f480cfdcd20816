import { expect, test } from "vitest";
import { monthOf, tradingDays } from "./calendar.ts";

test("BR-11 a month has its weeks from Monday, and days of other months have no number", () => {
  const text = (iso: string) => monthOf(iso).map((week) => week.map(({ day }) => day ?? ".").join(" "));
  expect(text("2000-10-29")).toEqual([
    ". . . . . . 1",
    "2 3 4 5 6 7 8",
    "9 10 11 12 13 14 15",
    "16 17 18 19 20 21 22",
    "23 24 25 26 27 28 29",
    "30 31 . . . . .",
  ]);
  expect(text("2021-02-01")).toHaveLength(4);
  expect(monthOf("2021-02-01")[0]?.[0]).toEqual({ iso: "2021-02-01", day: 1 });
});

test("IB-02 a member trades on each weekday up to the last trade", () => {
  expect(tradingDays(14, 0)).toEqual([2, 3, 4, 5, 6, 9, 10, 11, 12, 13]);
  expect(tradingDays(14, 9)).toEqual([2, 3, 4]);
});
