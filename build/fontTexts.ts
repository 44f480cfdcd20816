import { globSync, readFileSync } from "node:fs";
import { hasOwnFonts, type Language, languages } from "../src/i18n/languages.ts";
import { readCatalogues, type Source, sourceFrom } from "../src/i18n/messages/catalogues.ts";
import { allMessages } from "../src/i18n/messages/format.ts";

/** Months and days as formatted dates name them. */
const datesIn = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, month + 1)).toLocaleDateString(language, {
      dateStyle: "full",
      timeZone: "UTC",
    }),
  );

/**
 * What documents may show in our fonts: a language's messages, the content, and the names of languages in its script; in
 * languages of other scripts, only the names.
 * @param built languages of the build
 * @param names of the company and its event
 * @returns by language
 */
export async function fontTexts(
  built: readonly Language[],
  names: string,
  source: Source = sourceFrom(process.env),
): Promise<Map<Language, string>> {
  const rows = languages.filter(({ code }) => built.includes(code) && hasOwnFonts(code));
  const content = globSync("src/content/**/*.json").map((file) => readFileSync(file, "utf8"));
  const { catalogues } = await readCatalogues(
    { languages: rows.map(({ code }) => code), variables: {} },
    source,
  );
  const own = new Map(
    rows.map(({ code, script }) => {
      const messages = allMessages(catalogues.get(code) ?? {}).values();
      const languageNames = languages.filter((row) => row.script === script).map(({ name }) => name);
      const text = [...messages, ...datesIn(code), ...content, ...languageNames, names].join("");
      // Styles write some words in capitals.
      return [code, text + text.toLocaleUpperCase(code)];
    }),
  );
  return new Map(built.map((code) => [code, own.get(code) ?? names]));
}
