import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayRange, dayRangeOfAnyYear, dayRangeParts, localDay, longDay, monthAndYear } from "./dates.ts";
import { withoutWordJoiners } from "./noBreak.ts";

// A time zone behind UTC, where a day in UTC begins on the day before.
beforeEach(() => void vi.stubEnv("TZ", "America/Los_Angeles"));
afterEach(() => vi.unstubAllEnvs());

test.each([
  ["en", "25 November 2025"],
  ["es", "25 de noviembre de 2025"],
  ["pt", "25 de novembro de 2025"],
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

test.each([
  ["en", "October 2026"],
  ["ru", "октябрь 2026 г."],
  ["zh", "2026年10月"],
  ["ja", "2026年10月"],
] as const)("a month has its year in %s", (language, expected) => {
  expect(monthAndYear("2026-10-05", language)).toBe(expected);
});

test("the day of a moment is that of this machine, not that of UTC", () => {
  expect(localDay(new Date("2026-03-01T04:00:00Z"))).toBe("2026-02-28");
});
