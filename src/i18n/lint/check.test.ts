import { expect, test } from "vitest";
import { formatDiagnostic, formatFinding } from "../../diagnostics.ts";
import type { Language } from "../languages.ts";
import type { Catalogue } from "../messages/format.ts";
import { checkCatalogues } from "./check.ts";

/** What is wrong with a catalogue, a line each. */
const check = (language: Language, english: Catalogue, own: Catalogue, namespace = "home"): string[] =>
  checkCatalogues({ english: { [namespace]: english }, language, catalogue: { [namespace]: own } }).map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );

test("LN-05 a complete catalogue has no errors: its keys, markup and plural forms agree with English", () => {
  const english = {
    hero: { title: "Ring the <strong>{{brand}}</strong> bell<br/>", features: ["One", "Two"] },
    traders_one: "{{count}} trader",
    traders_other: "{{count}} traders",
  };
  const russian = {
    hero: { title: "<br /><strong>{{- brand }}</strong>", features: ["Один", "Два"] },
    traders_one: "{{count}} трейдер",
    traders_few: "{{count}} трейдера",
    traders_many: "{{count}} трейдеров",
    traders_other: "{{count}} трейдера",
  };
  expect(check("en", english, english)).toEqual([]);
  expect(check("ru", english, russian)).toEqual([]);
});

test("LN-05 an error names file, key, and the English to translate", () => {
  const english = { home: { hero: { title: "Book demo", features: ["One"] } } };
  expect(checkCatalogues({ english, language: "ja", catalogue: {} }).map(formatDiagnostic)).toEqual([
    'catalogues/ja/home.json: hero.title: is missing; translate "Book demo"',
    'catalogues/ja/home.json: hero.features.0: is missing; translate "One"',
  ]);
});

const forms = { a_one: "Uno", a_many: "Muchos", a_other: "Varios" };

test.each<[Catalogue, Catalogue, string]>([
  [{ a: "One" }, { a: "  \n" }, 'is empty; translate "One"'],
  [{ a: "One" }, { a: 5 }, "is a number; write a message in quotes, a list or a group"],
  [{ a: "One" }, { a: ["Uno"] }, "is a list; write a message, as in English"],
  [{ a: ["One"] }, { a: { "0": "Uno" } }, "is a group; write a list, as in English"],
  [{ a: ["One", "Two"] }, { a: ["Uno"] }, "has 1 item; write 2, as in English"],
  [{ a: "One" }, { a: "<b>Uno" }, "is malformed: <b> is not closed; correct the markup"],
  [{ a: "{{one}}" }, { a: "Uno" }, 'lacks {{one}}; keep it, as in "{{one}}"'],
  [{ a: "<b>One</b>" }, { a: "Uno" }, 'lacks <b>; keep it, as in "<b>One</b>"'],
  [{ a: "One" }, { a: "{{uno}}" }, "has {{uno}}, which English has not; remove or correct it"],
  [{ a_other: "Many" }, { a_many: "M", a_one: "U" }, 'is missing; write the plural form "other" of "Many"'],
  [{}, { a_one: "Uno" }, "is unknown in English; remove it, or correct the key"],
  [{ a_other: "Many" }, { ...forms, a_two: "Dos" }, "is a plural form the language lacks; remove it"],
])("LN-05 %j against %j %s", (english, own, problem) => {
  const found = checkCatalogues({ english: { home: english }, language: "es", catalogue: { home: own } });
  expect(found.map(formatFinding)).toContain(problem);
});

test("LN-05 English is checked like the others: markup, kinds of values, its own plural forms", () => {
  const english = { title: "Book a <strong>demo", list: ["One", null], traders_other: "{{count}} traders" };
  expect(check("en", english, english)).toEqual([
    "title is malformed: <strong> is not closed",
    "list.1 is null",
    "traders_one is missing",
  ]);
});

test("LN-05 only the count may be left out, and only in a plural form for a single number", () => {
  const english = { traders_other: "{{count}} traders of {{brand}}", total: "{{count}} in all" };
  const own = {
    traders_one: "un operador de {{brand}}",
    traders_many: "{{count}} de {{brand}}",
    traders_other: "{{count}} operadores",
    total: "todos",
  };
  const others = ["traders_other lacks {{brand}}", "total lacks {{count}}"];
  expect(check("es", english, own)).toEqual(others);
  // In Portuguese, this form is for 0 as well.
  expect(check("pt", english, own)).toEqual(["traders_one lacks {{count}}", ...others]);
});

test("LN-06 the Japanese brokers workflow may have three steps, no other number and no other language", () => {
  const steps = (count: number) => ({
    workflow: { steps: Array.from({ length: count }, (_, step) => ({ title: `Step ${step}` })) },
  });
  expect(check("ja", steps(5), steps(3), "brokers")).toEqual([]);
  expect(check("ja", steps(5), steps(4), "brokers")).toEqual(["workflow.steps has 4 items"]);
  expect(check("es", steps(5), steps(3), "brokers")).toEqual(["workflow.steps has 3 items"]);
  expect(check("ja", steps(5), steps(3), "home")).toEqual(["workflow.steps has 3 items"]);
});
