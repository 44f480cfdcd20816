import { expect, test } from "vitest";
import { roundsEvery, seasonOf } from "./season.ts";

test("BR-11 the season has six months, and the competition opens in the fourth", () => {
  const season = seasonOf({ opens: "2000-10-03", closes: "2000-10-16" });
  expect(season.months.map(({ month }) => month)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(season.months.map(({ days }) => days)).toEqual([31, 31, 30, 31, 30, 31]);
  expect(season).toMatchObject({ days: 184, opens: 94, closes: 108, free: 62 });
});

test("BR-11 a season may begin in the year before", () => {
  const season = seasonOf({ opens: "2001-02-01", closes: "2001-02-01" });
  expect(season.months.map(({ month }) => month)).toEqual([10, 11, 0, 1, 2, 3]);
  expect(season).toMatchObject({ days: 181, opens: 92, closes: 93, free: 61 });
});

test("BR-11 a competition ends at the latest with the season", () => {
  const season = seasonOf({ opens: "2000-10-03", closes: "2001-03-01" });
  expect(season.closes).toBe(season.days);
});

test("BR-11 short rounds begin with the third month and end with the season", () => {
  const season = seasonOf({ opens: "2000-10-03", closes: "2000-10-16" });
  expect(roundsEvery(40, 10, 5, season)).toBe("M62 5h10m30 0h10m30 0h10");
});
