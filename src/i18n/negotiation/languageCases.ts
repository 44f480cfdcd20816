import { type Language, languageCodes } from "../languages.ts";

/** The languages a visitor sends or stores, and the expected one (LN-01, LN-02, LN-04). */
export interface LanguageCase {
  name: string;
  /** With its question mark, or empty. */
  query: string;
  /** A `Cookie` header, or empty. */
  cookie: string;
  localStorage: Readonly<Record<string, string>>;
  sessionStorage: Readonly<Record<string, string>>;
  /** An `Accept-Language` header, or empty. */
  acceptLanguage: string;
  expected: Language;
}

type Sources = Partial<Omit<LanguageCase, "name" | "expected">>;

const languageCase = (name: string, sources: Sources, expected: Language): LanguageCase => ({
  name,
  query: "",
  cookie: "",
  localStorage: {},
  sessionStorage: {},
  acceptLanguage: "",
  ...sources,
  expected,
});

/** Each source of a language by itself, in order of priority (D10). */
const sources: Record<string, (value: string) => Sources> = {
  query: (value) => ({ query: `?lng=${encodeURIComponent(value)}` }),
  cookie: (value) => ({ cookie: `i18nextLng=${value}` }),
  "manual choice": (value) => ({ localStorage: { "manual-language": value } }),
  "local storage": (value) => ({ localStorage: { i18nextLng: value } }),
  "session storage": (value) => ({ sessionStorage: { i18nextLng: value } }),
};

const inEverySource = (
  nameFrom: (source: string) => string,
  value: string,
  acceptLanguage: string,
  expected: Language,
) =>
  Object.entries(sources).map(([source, bring]) =>
    languageCase(nameFrom(source), { ...bring(value), acceptLanguage }, expected),
  );

const plain = languageCodes.flatMap((code) => [
  ...inEverySource((source) => `${code} from ${source}`, code, code === "hi" ? "zh" : "hi", code),
  languageCase(`${code} from Accept-Language`, { acceptLanguage: code }, code),
]);

const reductions: [string, Language][] = [
  ["pt-BR", "pt"],
  ["ES", "es"],
  ["PT_br", "pt"],
  ["zh-Hant-TW", "zh"],
  ["es-419", "es"],
  ["ja_JP", "ja"],
  [" ru ", "ru"],
  ["hi-", "hi"],
];

const reduced = reductions.flatMap(([value, expected]) =>
  inEverySource((source) => `"${value}" from ${source} is ${expected}`, value, "en", expected),
);

/** `qaa` and `qab` are reserved for local use (ISO 639-2), so no site publishes them. */
const skippedValues = [
  "qaa",
  "english",
  "-es",
  "es pt",
  "../es",
  '"es"',
  "es<script>",
  "<img src=x onerror=es>",
  "javascript:es",
  "__proto__",
  `es-${"a-".repeat(40)}`,
];

const skipped = skippedValues.flatMap((value) =>
  inEverySource((source) => `${value.slice(0, 32)} from ${source} is skipped`, value, "ru", "ru"),
);

const headers: [string, Language][] = [
  ["pt-BR,en", "pt"],
  ["pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7", "pt"],
  ["qaa-CH, qaa;q=0.9, en;q=0.8, qab;q=0.7, *;q=0.5", "en"],
  ["en;q=0.8, es", "es"],
  ["en;q=0.8, es;q=0.9, ja;q=0.85", "es"],
  ["en;q=0.5, es;q=0.5", "en"],
  ["es;q=0.001, qaa", "es"],
  ["es;q=0, ja;q=0.1", "ja"],
  ["es;q=0.000", "en"],
  ["*", "en"],
  ["*;q=1, es;q=0.1", "es"],
  ["qaa, qab", "en"],
  ["", "en"],
  ["ZH-hans-cn", "zh"],
  ["hi-IN;q=0.9,  en-IN;q=0.8", "hi"],
  ["ru ; q=0.9 , en;q=0.1", "ru"],
  ["es;Q=0.9, pt;q=0.8", "es"],
  ["es;q=2, pt", "pt"],
  ["es;q=abc, pt;q=0.1", "pt"],
  ["es;q=0.1234, pt;q=0.1", "pt"],
  ["es;level=1, pt", "pt"],
  [",,, ja ,,", "ja"],
  ["<script>es</script>, ru", "ru"],
  ["es<, hi", "hi"],
  ["fil, ja", "ja"],
];

const fromHeader = headers.map(([acceptLanguage, expected]) =>
  languageCase(`Accept-Language: ${acceptLanguage}`, { acceptLanguage }, expected),
);

const everySource: Sources = {
  query: "?lng=es",
  cookie: "i18nextLng=pt",
  localStorage: { "manual-language": "ru", i18nextLng: "hi" },
  sessionStorage: { i18nextLng: "zh" },
  acceptLanguage: "ja",
};

const precedence = [
  languageCase("nothing is known", {}, "en"),
  languageCase("the query goes first", everySource, "es"),
  languageCase("then the cookie", { ...everySource, query: "" }, "pt"),
  languageCase("then the manual choice", { ...everySource, query: "", cookie: "" }, "ru"),
  languageCase(
    "then local storage",
    { ...everySource, query: "", cookie: "", localStorage: { i18nextLng: "hi" } },
    "hi",
  ),
  languageCase("then session storage", { ...everySource, query: "", cookie: "", localStorage: {} }, "zh"),
  languageCase("then the browser setting", { acceptLanguage: "ja" }, "ja"),
  languageCase("an unsupported query leaves the cookie", { ...everySource, query: "?lng=qaa" }, "pt"),
  languageCase(
    "an unsupported query and cookie leave the storages",
    { ...everySource, query: "?lng=qaa", cookie: "i18nextLng=qab" },
    "ru",
  ),
  languageCase(
    "an unsupported manual choice leaves local storage",
    { localStorage: { "manual-language": "qaa", i18nextLng: "hi" } },
    "hi",
  ),
  languageCase(
    "unsupported local storage leaves session storage",
    { localStorage: { "manual-language": "qaa", i18nextLng: "qab" }, sessionStorage: { i18nextLng: "zh" } },
    "zh",
  ),
  languageCase("an empty query leaves the cookie", { query: "?lng=", cookie: "i18nextLng=ja" }, "ja"),
  languageCase(
    "another parameter says nothing",
    { query: "?lang=es&language=es&LNG=es", acceptLanguage: "pt" },
    "pt",
  ),
  languageCase(
    "the query is read among others",
    { query: "?utm_source=x&lng=es&y=50%", acceptLanguage: "pt" },
    "es",
  ),
  languageCase("the first supported of two queries counts", { query: "?lng=qaa&lng=ja&lng=es" }, "ja"),
  languageCase("the cookie is read among others", { cookie: "a=1; i18nextLng=es; b=2" }, "es"),
  languageCase("spaces between cookies may be missing", { cookie: "a=1;i18nextLng=es;b=2" }, "es"),
  languageCase(
    "the first supported of two cookies counts",
    { cookie: "i18nextLng=qaa; i18nextLng=ja; i18nextLng=es" },
    "ja",
  ),
  languageCase(
    "names of cookies are compared exactly",
    { cookie: "xi18nextLng=es; i18nextlng=es; i18nextLngs=es", acceptLanguage: "pt" },
    "pt",
  ),
  languageCase(
    "a cookie in another's value is none",
    { cookie: "a=i18nextLng=es", acceptLanguage: "pt" },
    "pt",
  ),
  languageCase(
    "a cookie without a value says nothing",
    { cookie: "i18nextLng; i18nextLng=", acceptLanguage: "pt" },
    "pt",
  ),
  languageCase(
    "storage under another key says nothing",
    { localStorage: { lng: "es" }, sessionStorage: { "manual-language": "es" } },
    "en",
  ),
  languageCase(
    "storage that agrees with the browser changes nothing",
    { localStorage: { i18nextLng: "es-MX" }, acceptLanguage: "es" },
    "es",
  ),
  languageCase(
    "English can be chosen against the browser",
    { localStorage: { "manual-language": "en" }, acceptLanguage: "ja" },
    "en",
  ),
  languageCase(
    "a cookie from i18next keeps its region",
    { cookie: "i18nextLng=en-US", acceptLanguage: "ja" },
    "en",
  ),
];

/** All cases. The result is the same however server and page share the work. */
export const languageCases: readonly LanguageCase[] = [
  ...plain,
  ...reduced,
  ...skipped,
  ...fromHeader,
  ...precedence,
];
