import type { Language } from "./languages.ts";

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

/** A span of days in the language's long form. @param from ISO 8601 day @param to ISO 8601 day */
export const dayRange = (from: string, to: string, language: Language): string =>
  // Intl falls back to figures with slashes where a year leads, and sets the dash of some languages with spaces.
  joinDays[language]?.(longDay(from, language), longDay(to, language)) ??
  new Intl.DateTimeFormat(locale(language), day)
    .formatRange(new Date(from), new Date(to))
    .replace(/(?<=\d)\s*–\s*(?=\d)/, "–");

/** The names of the days of a week, from Monday on. */
export const weekdays = (language: Language, weekday: "long" | "short" = "long"): string[] => {
  const name = new Intl.DateTimeFormat(locale(language), { weekday, timeZone: "UTC" });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2024, 0, 1 + day)));
};
