import type { Language } from "./languages.ts";

/** How figures and dates are written, where the code alone would say something else: our Spanish is Latin American. */
const locales: Readonly<Partial<Record<Language, string>>> = { es: "es-419" };

/** The BCP 47 tag of a language for figures and dates of `Intl`. */
export const localeOf = (language: Language): string => locales[language] ?? language;
