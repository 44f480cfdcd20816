import { expect, test } from "vitest";
import type { Language } from "../languages.ts";
import type { Catalogue } from "../messages/format.ts";
import { checkCatalogues } from "./check.ts";
import { withMissingInEnglish } from "./missingInEnglish.ts";

/** The problems of English and its translations, a line each. */
function problemsOf(english: Catalogue, translations: Partial<Record<Language, Catalogue>>): string[] {
  const all = Object.entries({ en: english, ...translations }) as [Language, Catalogue][];
  const problems = all.flatMap(([language, home]) =>
    checkCatalogues({ english: { home: english }, language, catalogue: { home } }),
  );
  const others = Object.values(translations).map((home) => ({ home }));
  return withMissingInEnglish(problems, { home: english }, others).map(
    ({ file, key, what }) => `${file} ${key} ${what}`,
  );
}

test("LN-05 a placeholder or tag that is missing in English is one problem, of English; one translation proves nothing", () => {
  expect(
    problemsOf(
      { title: "Ring the bell", text: "Now", other: "Now" },
      {
        ja: {},
        es: { title: "<b>{{brand}}</b> suena", text: "Ya", other: "{{ya}}" },
        ru: { title: "<b>Звонок</b> {{brand}}", text: "Да {{da}}", other: "Да" },
      },
    ),
  ).toEqual([
    "en/home.json title lacks <b>, which every translation has",
    "en/home.json title lacks {{brand}}, which every translation has",
    "ja/home.json title is missing",
    "ja/home.json text is missing",
    "ja/home.json other is missing",
    "es/home.json other has {{ya}}, which English has not",
    "ru/home.json text has {{da}}, which English has not",
  ]);
});

test("LN-05 what is missing in the English plural is one problem of the form for all other numbers", () => {
  expect(
    problemsOf(
      { cups_one: "{{count}} cup", cups_other: "cups" },
      {
        es: { cups_one: "una copa", cups_many: "{{count}} de copas", cups_other: "{{count}} copas" },
        ja: { cups_other: "{{count}}個" },
      },
    ),
  ).toEqual(["en/home.json cups_other lacks {{count}}, which every translation has"]);
});
