/**
 * The language table. A language is a row here and a folder in `catalogues/` (docs/guides/add-a-language.md). `code` is
 * a BCP 47 primary subtag, `name` the language's own name (D14), `flag` a file in src/layout/flags, `openGraph` the
 * value of `og:locale`. `script` decides typography and permitted letters.
 */
export const languages = [
  { code: "en", name: "English", flag: "GB", script: "latin", openGraph: "en_GB" },
  { code: "es", name: "Español", flag: "ES", script: "latin", openGraph: "es_LA" },
  { code: "pt", name: "Português", flag: "BR", script: "latin", openGraph: "pt_BR" },
  { code: "ru", name: "Русский", flag: "RU", script: "cyrillic", openGraph: "ru_RU" },
  { code: "hi", name: "हिन्दी", flag: "IN", script: "devanagari", openGraph: "hi_IN" },
  { code: "zh", name: "中文", flag: "CN", script: "han", openGraph: "zh_CN" },
  { code: "ja", name: "日本語", flag: "JP", script: "japanese", openGraph: "ja_JP" },
] as const satisfies readonly LanguageRow[];

export interface LanguageRow {
  code: string;
  name: string;
  flag: string;
  script: "latin" | "cyrillic" | "devanagari" | "han" | "japanese";
  openGraph: string;
}

/** The code of one of the site's languages, a BCP 47 primary subtag. */
export type Language = (typeof languages)[number]["code"];

/** The default and the fallback (LN-04). Its catalogues give the types of all others. */
export const defaultLanguage: Language = "en";

/** The script of a language, which decides its typography. */
export const scriptOf = (language: Language): LanguageRow["script"] | undefined =>
  languages.find(({ code }) => code === language)?.script;

/** Whether the fonts of the site can write a language. The others use fonts of the platform. */
export const hasOwnFonts = (language: Language): boolean =>
  ["latin", "cyrillic"].includes(scriptOf(language) ?? "");

/** Whether a language puts no spaces between words, nor after its punctuation, which is full-width. */
export const isUnspaced = (language: Language): boolean =>
  ["han", "japanese"].includes(scriptOf(language) ?? "");

/** The codes of all languages, in the order of the table. */
export const languageCodes: readonly Language[] = languages.map((row) => row.code);

/** Whether a string is the code of one of the site's languages. */
export const isLanguage = (value: string): value is Language =>
  (languageCodes as readonly string[]).includes(value);
