import type { Language } from "./languages.ts";

// Formatting happens when the site is built: engines and versions disagree in detail.
const day = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** English dates read day first, as the specification writes them. */
const locale = (language: Language): string => (language === "en" ? "en-GB" : language);

/** A day in the language's long form. @param iso ISO 8601 day */
export const longDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), day).format(new Date(iso));

/** A span of days in the language's long form. @param from ISO 8601 day @param to ISO 8601 day */
export const dayRange = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), day).formatRange(new Date(from), new Date(to));
