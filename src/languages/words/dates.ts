import type { Language } from "../languages.ts";
import { joined } from "./joined.ts";

// Formatting happens when the site is built: engines and versions disagree in detail.
const day = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** English dates read day first, as the specification writes them. */
const locale = (language: Language): string => (language === "en" ? "en-GB" : language);

/** A day in the language's long form. @param iso ISO 8601 day */
export const longDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), day).format(new Date(iso));

/** The part of a day that its month does not say already: `27日` of `2025年11月27日`, where both months agree. */
const withoutMonth = (from: string, to: string): string => {
  const month = /^.*月/.exec(from)?.[0] ?? "";
  return to.startsWith(month) ? to.slice(month.length) : to;
};

const joinDays: Partial<Record<Language, (from: string, to: string) => string>> = {
  zh: (from, to) => `${from}至${withoutMonth(from, to)}`,
  ja: (from, to) => `${from}〜${withoutMonth(from, to)}`,
};

const range = (from: string, to: string, language: Language, parts: Intl.DateTimeFormatOptions): string => {
  const format = new Intl.DateTimeFormat(locale(language), parts);
  const [start, end] = [new Date(from), new Date(to)];
  if (from === to) return format.format(start);
  // Intl falls back to figures with slashes in some languages, and sets the dash of others with spaces.
  return joined(
    joinDays[language]?.(format.format(start), format.format(end)) ??
      format.formatRange(start, end).replace(/(?<=\d)\s–\s(?=\d)/, "–"),
  );
};

/** A span of days in the language's long form, or one day where it is one. @param from ISO 8601 day @param to ISO 8601 day */
export const dayRange = (from: string, to: string, language: Language): string =>
  range(from, to, language, day);

/** A span of days that comes back every year. @param from ISO 8601 day of any year @param to ISO 8601 day */
export const dayRangeOfAnyYear = (from: string, to: string, language: Language): string =>
  range(from, to, language, { day: "numeric", month: "long", timeZone: "UTC" });

/** The twelve months in their short form, from January on. */
export const shortMonths = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale(language), { month: "short", timeZone: "UTC" }).format(
      Date.UTC(2000, month),
    ),
  );

/** The names of the days of a week, from Monday on. */
export const weekdays = (language: Language, weekday: "long" | "short" = "long"): string[] => {
  const name = new Intl.DateTimeFormat(locale(language), { weekday, timeZone: "UTC" });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2024, 0, 1 + day)));
};
