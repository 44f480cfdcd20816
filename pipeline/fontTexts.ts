import { globSync, readFileSync } from "node:fs";
import { type Language, languages } from "../src/languages/languages.ts";
import { readCatalogues, type Source } from "../src/languages/words/catalogues.ts";
import { allMessages } from "../src/languages/words/format.ts";

/** Scripts that our fonts can write. */
const scripts: readonly string[] = ["latin", "cyrillic"];

/** Months and days as formatted dates name them. */
const datesIn = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, month + 1)).toLocaleDateString(language, {
      dateStyle: "full",
      timeZone: "UTC",
    }),
  );

/**
 * What documents may show in our fonts: a language's messages, the facts, and the names of languages in its script.
 * @param built languages of the build
 * @param names of the company and its event
 * @returns by language, for those in a script of our fonts
 */
export async function fontTexts(
  built: readonly Language[],
  names: string,
  source: Source,
): Promise<Map<Language, string>> {
  const rows = languages.filter(({ code, script }) => built.includes(code) && scripts.includes(script));
  const facts = globSync("src/facts/**/*.json").map((file) => readFileSync(file, "utf8"));
  const { catalogues } = await readCatalogues(
    { languages: rows.map(({ code }) => code), variables: {} },
    source,
  );
  return new Map(
    rows.map(({ code, script }) => {
      const messages = allMessages(catalogues.get(code) ?? {}).values();
      const languageNames = languages.filter((row) => row.script === script).map(({ name }) => name);
      const text = [...messages, ...datesIn(code), ...facts, ...languageNames, names].join("");
      // Styles write some words in capitals.
      return [code, text + text.toLocaleUpperCase(code)];
    }),
  );
}
