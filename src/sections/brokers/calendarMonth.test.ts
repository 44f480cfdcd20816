import { expect, test } from "vitest";
import { calendarMonth } from "./calendarMonth.ts";

/** The sheet as text: a point for a day of another month, a star after a day of the competition. */
const text = (opens: string, closes: string) =>
  calendarMonth({ opens, closes }).map((week) =>
    week.map(({ day, isOpen }) => `${day ?? "."}${isOpen ? "*" : ""}`).join(" "),
  );

test("BR-11 the sheet has the weeks of the month, from Monday, and the days of the competition", () => {
  expect(text("2000-10-29", "2000-11-02")).toEqual([
    ". . . . . . 1",
    "2 3 4 5 6 7 8",
    "9 10 11 12 13 14 15",
    "16 17 18 19 20 21 22",
    "23 24 25 26 27 28 29*",
    "30* 31* . . . . .",
  ]);
  expect(text("2021-02-01", "2021-02-01")[0]).toBe("1* 2 3 4 5 6 7");
  expect(text("2021-02-01", "2021-02-01")).toHaveLength(4);
});
