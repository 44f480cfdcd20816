import type { Language } from "../languages.ts";
import { localeOf, textLocaleOf } from "../localeOf.ts";
import { withNoBreaks } from "./noBreak.ts";
import { withoutUnitSpace } from "./numberFormats.ts";

// Formatted during the build, because browsers differ in details.
const day = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** A day in the language's long form. @param iso ISO 8601 date */
export const longDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(textLocaleOf(language), day).format(new Date(iso));

/** A day with its name and without its year, such as `Tue 8 Dec`. @param iso ISO 8601 date */
export const weekdayAndDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(textLocaleOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(iso));

/** A day with a short month, such as `2 Mar`. @param iso ISO 8601 date */
export const shortDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(textLocaleOf(language), { ...day, month: "short", year: undefined }).format(
    new Date(iso),
  );

/** The same with its year, such as `2 Mar 2026`. @param iso ISO 8601 date */
export const dayWithYear = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(textLocaleOf(language), { ...day, month: "short" }).format(new Date(iso));

/** The day of a moment in the time zone of this machine, as ISO 8601 date. */
export const localDay = (moment: Date): string =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())).toISOString().slice(0, 10);

/** The end of a span without the month that its start has in common: `27日` of `2025年11月27日`. */
const withoutMonth = (from: string, to: string): string => {
  const month = /^.*月/.exec(from)?.[0] ?? "";
  return to.startsWith(month) ? to.slice(month.length) : to;
};

const joinDays: Partial<Record<Language, (from: string, to: string) => string>> = {
  zh: (from, to) => `${from}至${withoutMonth(from, to)}`,
  ja: (from, to) => `${from}〜${withoutMonth(from, to)}`,
};

const range = (from: string, to: string, language: Language, parts: Intl.DateTimeFormatOptions): string => {
  const format = new Intl.DateTimeFormat(textLocaleOf(language), parts);
  const [start, end] = [new Date(from), new Date(to)];
  if (from === to) return format.format(start);
  // Intl gives some languages numeric dates with slashes, and others a dash with spaces.
  return withNoBreaks(
    joinDays[language]?.(format.format(start), format.format(end)) ??
      format.formatRange(start, end).replace(/(?<=\b\d{1,2})\s–\s(?=\d)/, "–"),
  );
};

/** A span of days, or a single day, in the language's long form. @param from ISO 8601 date @param to ISO 8601 date */
export const dayRange = (from: string, to: string, language: Language): string =>
  range(from, to, language, day);

/** Hindi abbreviations of months are hardly used. */
const shortMonth = (language: Language) => (language === "hi" ? "long" : "short");

/** The same with short months, such as `29 Nov 2026 – 28 Nov 2027`. */
export const shortDayRange = (from: string, to: string, language: Language): string =>
  range(from, to, language, { ...day, month: shortMonth(language) }).replace(/\s–/, "\u00a0–");

/**
 * The parts of `dayRange`, since `<time>` marks one day: the first, and if there are several, what stands between and
 * the last, with whatever both have in common: `25`, `–`, `27 November 2025`.
 */
export const dayRangeParts = (from: string, to: string, language: Language): string[] =>
  dayRange(from, to, language).split(/(\s*[–〜至]\s*\u2060?)/);

/** A span of days without its year, for a yearly event. @param from ISO 8601 date of any year @param to ISO 8601 date */
export const dayRangeOfAnyYear = (from: string, to: string, language: Language): string =>
  range(from, to, language, { day: "numeric", month: "long", timeZone: "UTC" });

/** A month with its year, such as `October 2026`. @param iso ISO 8601 date */
export const monthAndYear = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(textLocaleOf(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(iso),
  );

/** Short names of the twelve months, from January. */
export const shortMonths = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(textLocaleOf(language), { month: "short", timeZone: "UTC" }).format(
      Date.UTC(2000, month),
    ),
  );

/** How a language writes days without a year, for dates that the page computes. */
export interface DayPatterns {
  /** A day of each month, with `#` for its number: `# Jan`. */
  months: readonly string[];
  /** Between the numbers of two days of a month, and between two days. */
  within: string;
  between: string;
}

export const dayPatterns = (language: Language): DayPatterns => {
  const format = new Intl.DateTimeFormat(textLocaleOf(language), {
    day: "numeric",
    month: shortMonth(language),
    timeZone: "UTC",
  });
  const dash = { zh: "至", ja: "〜" }[language as string];
  return {
    months: Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(Date.UTC(2000, month, 15))
        .map(({ type, value }) => (type === "day" ? "#" : value))
        .join(""),
    ),
    within: dash ? `日${dash}` : "–",
    between: dash ?? " – ",
  };
};

/** Names of the days of the week, from Monday. */
export const weekdays = (language: Language, weekday: "long" | "short" = "long"): string[] => {
  const name = new Intl.DateTimeFormat(textLocaleOf(language), { weekday, timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2024, 0, 1 + day)));
};

/** "today", "yesterday", "9 days ago". @param days whole days in the past */
export const daysAgo = (days: number, language: Language): string =>
  withoutUnitSpace(new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" }).format(-days, "day"));
