import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dayRange,
  dayRangeOfAnyYear,
  dayRangeParts,
  daysAgo,
  localDay,
  longDay,
  shortMonths,
  weekdays,
} from "./dates.ts";
import { withoutWordJoiners } from "./noBreak.ts";

// A time zone behind UTC, where a day in UTC begins on the day before.
beforeEach(() => void vi.stubEnv("TZ", "America/Los_Angeles"));
afterEach(() => vi.unstubAllEnvs());

test.each([
  ["en", "25 November 2025"],
  ["ru", "25 ноября 2025 г."],
  ["hi", "25 नवंबर 2025"],
  ["ja", "2025年11月25日"],
] as const)("LY-01 an event of one day reads as that day in %s: %s", (language, expected) => {
  for (const text of [dayRange("2025-11-25", "2025-11-25", language), longDay("2025-11-25", language)])
    expect(withoutWordJoiners(text).replaceAll("\u00a0", " ")).toBe(expected);
});

test.each([
  ["en", ["25", "–\u2060", "27 November 2025"]],
  ["zh", ["2025年11月25日", "至", "27日"]],
  ["ja", ["2025年11月25日", "〜", "27日"]],
] as const)("LY-01 a span comes in parts that each name one day: %s", (language, expected) => {
  const plain = (parts: string[]) => parts.map((part) => part.replaceAll(/[\u00a0\u202f]/g, " "));
  expect(plain(dayRangeParts("2025-11-25", "2025-11-27", language))).toEqual(expected);
  expect(dayRangeParts("2025-11-25", "2025-11-25", language)).toHaveLength(1);
});

test("a span over two months names both", () => {
  expect(dayRange("2025-11-30", "2025-12-02", "ja")).toBe("2025年11月30日〜2025年12月2日");
  expect(dayRange("2025-11-30", "2025-12-02", "en")).toMatch(/^30 November\s–\s2 December 2025$/);
});

test.each([
  ["en", "25–27 November"],
  ["zh", "11月25日至27日"],
  ["ja", "11月25日〜27日"],
] as const)("the span of a yearly event has no year in %s", (language, expected) => {
  expect(withoutWordJoiners(dayRangeOfAnyYear("2000-11-25", "2000-11-27", language))).toBe(expected);
});

test("a year has twelve short months, and a week begins on Monday", () => {
  expect(shortMonths("ja")).toEqual(Array.from({ length: 12 }, (_, month) => `${month + 1}月`));
  expect(weekdays("en")[0]).toBe("Monday");
  expect(weekdays("ru", "short")).toEqual(["пн", "вт", "ср", "чт", "пт", "сб", "вс"]);
});

test("a day in the past is so many days ago", () => {
  expect((["en", "ru", "ja"] as const).map((language) => daysAgo(9, language))).toEqual([
    "9 days ago",
    "9 дней назад",
    "9日前",
  ]);
});

test("the day of a moment is that of this machine, not that of UTC", () => {
  expect(localDay(new Date("2026-03-01T04:00:00Z"))).toBe("2026-02-28");
});
