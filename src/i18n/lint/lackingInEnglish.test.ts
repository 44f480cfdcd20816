import { expect, test } from "vitest";
import { formatPlace } from "../../diagnostics.ts";
import type { Language } from "../languages.ts";
import type { Catalogue } from "../messages/format.ts";
import { checkCatalogues } from "./check.ts";
import { lackingInEnglish } from "./lackingInEnglish.ts";

/** What is wrong with English and its translations, a line each. */
function errorsOf(english: Catalogue, translations: Partial<Record<Language, Catalogue>>): string[] {
  const all = Object.entries({ en: english, ...translations }) as [Language, Catalogue][];
  const others = Object.values(translations).map((home) => ({ home }));
  const lacking = lackingInEnglish({ home: english }, others);
  return all
    .flatMap(([language, home]) =>
      checkCatalogues({ english: { home: english }, language, catalogue: { home }, lacking }),
    )
    .map((each) => `${formatPlace(each)} ${each.message}`);
}

test("LN-05 a placeholder or tag that is missing in English is one error, of English; one translation proves nothing", () => {
  expect(
    errorsOf(
      { title: "Ring the bell", text: "Now", other: "Now" },
      {
        ja: {},
        es: { title: "<b>{{brand}}</b> suena", text: "Ya", other: "{{ya}}" },
        ru: { title: "<b>Звонок</b> {{brand}}", text: "Да {{da}}", other: "Да" },
      },
    ),
  ).toEqual([
    "catalogues/en/home.json: title lacks <b>, which every translation has",
    "catalogues/en/home.json: title lacks {{brand}}, which every translation has",
    "catalogues/ja/home.json: title is missing",
    "catalogues/ja/home.json: text is missing",
    "catalogues/ja/home.json: other is missing",
    "catalogues/es/home.json: other has {{ya}}, which English has not",
    "catalogues/ru/home.json: text has {{da}}, which English has not",
  ]);
});

test("LN-05 what is missing in the English plural is one error of the form for all other numbers", () => {
  expect(
    errorsOf(
      { cups_one: "{{count}} cup", cups_other: "cups" },
      {
        es: { cups_one: "una copa", cups_many: "{{count}} de copas", cups_other: "{{count}} copas" },
        ja: { cups_other: "{{count}}個" },
      },
    ),
  ).toEqual(["catalogues/en/home.json: cups_other lacks {{count}}, which every translation has"]);
});
