/**
 * The language table. A row here plus a folder under `catalogues/` is a language (docs/guides/add-a-language.md).
 * `code` is a BCP 47 primary subtag, `name` the language's own name (D14), `flag` an ISO 3166-1 country code,
 * `openGraph` the value of `og:locale`. `script` picks the typography and the letters that words may have.
 */
export const languages = [
  { code: "en", name: "English", flag: "GB", script: "latin", openGraph: "en_US" },
  { code: "es", name: "Español", flag: "ES", script: "latin", openGraph: "es_ES" },
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

/** One of the site's languages, as a BCP 47 primary subtag. */
export type Language = (typeof languages)[number]["code"];

/** English is the type of every catalogue, the default and the fallback (LN-04). */
export const defaultLanguage: Language = "en";

export const languageCodes: readonly Language[] = languages.map((row) => row.code);

/** Narrows an unknown string to one of the site's languages. */
export const isLanguage = (value: string): value is Language =>
  (languageCodes as readonly string[]).includes(value);
