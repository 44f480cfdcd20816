import { defaultLanguage, type Language } from "../../i18n/languages.ts";

/** Days from the set-up call, which is day 0, to the opening, as the catalogue of a language says (D15). */
export const launchDays = (language: Language): number => (language === defaultLanguage ? 7 : 14);
