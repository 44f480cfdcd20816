import type { Language } from "./languages.ts";

/** How figures and dates are written, where the language code says something else: our Spanish is Latin American. */
const locales: Readonly<Partial<Record<Language, string>>> = { es: "es-419" };

/** The BCP 47 tag of a language for figures of `Intl`. */
export const localeOf = (language: Language): string => locales[language] ?? language;

/** The tag for dates and lists: our English is British, with the day first and no comma before "and". */
export const textLocaleOf = (language: Language): string =>
  language === "en" ? "en-GB" : localeOf(language);
