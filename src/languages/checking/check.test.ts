import { describe, expect, test } from "vitest";
import type { Language } from "../languages.ts";
import type { Catalogue } from "../words/format.ts";
import { checkCatalogues, inWords, type Problem } from "./check.ts";

function check(language: Language, english: Catalogue, catalogue: Catalogue, namespace = "home"): Problem[] {
  return checkCatalogues({
    english: { [namespace]: english },
    language,
    catalogue: { [namespace]: catalogue },
  });
}

const forms = { a_one: "Uno", a_many: "Muchos", a_other: "Varios" };

const brief = (problems: readonly Problem[]) => problems.map(({ key, what }) => `${key} ${what}`);

describe("LN-05 a complete catalogue", () => {
  test("LN-05 has no problems when keys, markup and plural forms agree", () => {
    const english = {
      hero: { title: "Ring the <strong>{{brand}}</strong> bell", features: ["One", "Two"] },
      traders_one: "{{count}} trader",
      traders_other: "{{count}} traders",
      place_ordinal_one: "{{count}}st",
      place_ordinal_two: "{{count}}nd",
      place_ordinal_few: "{{count}}rd",
      place_ordinal_other: "{{count}}th",
    };
    const russian = {
      hero: { title: "<strong>{{ brand }}</strong>", features: ["Один", "Два"] },
      traders_one: "{{count}} трейдер",
      traders_few: "{{count}} трейдера",
      traders_many: "{{count}} трейдеров",
      traders_other: "{{count}} трейдера",
      place_ordinal_other: "{{count}}-й",
    };
    expect(check("en", english, english)).toEqual([]);
    expect(check("ru", english, russian)).toEqual([]);
  });

  test("LN-05 a missing message names language, file, key and the English to translate", () => {
    const [problem, ...others] = check("ja", { hero: { title: "Book demo" } }, {});
    expect(others).toEqual([]);
    expect(problem).toEqual({
      language: "ja",
      file: "ja/home.json",
      key: "hero.title",
      what: "is missing",
      fix: 'translate "Book demo"',
    });
    expect(problem && inWords(problem)).toBe('ja/home.json hero.title is missing; translate "Book demo"');
  });

  test("LN-05 a whole missing namespace is a problem per message", () => {
    const english = { home: { title: "Home", features: ["One", "Two"] } };
    const problems = checkCatalogues({ english, language: "es", catalogue: {} });
    expect(brief(problems)).toEqual(["title is missing", "features.0 is missing", "features.1 is missing"]);
  });

  test("LN-05 a key or namespace English lacks is unknown", () => {
    expect(brief(check("es", {}, { titel: "Inicio" }))).toEqual(["titel is unknown in English"]);
    const problems = checkCatalogues({ english: {}, language: "es", catalogue: { old: { a: "b" } } });
    expect(problems).toMatchObject([{ file: "es/old.json", key: "a" }]);
  });
});

test.each<[Catalogue, Catalogue, string, string]>([
  [{ a: "One" }, { a: "  \n" }, "is empty", 'translate "One"'],
  [{ a: "One" }, { a: 5 }, "is a number", "write a message in quotes, a list or a group"],
  [{ a: "One" }, { a: ["Uno"] }, "is a list", "write a message, as in English"],
  [{ a: "One" }, { a: "<b>Uno" }, "is malformed: <b> is not closed", "correct the markup"],
  [{ a: "{{one}}" }, { a: "Uno" }, "lacks {{one}}", 'keep it, as in "{{one}}"'],
  [{ a: "One" }, { a: "{{uno}}" }, "has {{uno}}, which English has not", "remove or correct it"],
  [{ a_other: "Many" }, { a_many: "M", a_one: "U" }, "is missing", 'write the plural form "other" of "Many"'],
  [{}, { a_one: "Uno" }, "is unknown in English", "remove it, or correct the key"],
  [{ a_other: "Many" }, { ...forms, a_two: "Dos" }, "is a plural form the language lacks", "remove it"],
])("LN-05 %j against %j %s: %s", (english, own, what, fix) => {
  expect(check("es", english, own)).toContainEqual(expect.objectContaining({ what, fix }));
});

describe("LN-05 markup", () => {
  test.each([
    ["{{brand}} rings", "{{marca}} suena", ["lacks {{brand}}", "has {{marca}}, which English has not"]],
    ["{{price, number}}", "{{price}}", ["lacks {{price,number}}", "has {{price}}, which English has not"]],
    ["a <strong>b</strong>", "a b", ["lacks <strong>"]],
    ["a<br/>{{b}}", "a{{- b }}<br />", []],
  ])("LN-05 %j against %j", (english, own, expected) => {
    expect(check("es", { message: english }, { message: own }).map(({ what }) => what)).toEqual(expected);
  });

  test("LN-05 malformed English is a problem of English", () => {
    const english = { title: "Book a <strong>demo" };
    expect(brief(check("en", english, english))).toEqual(["title is malformed: <strong> is not closed"]);
  });
});

describe("LN-05 plural forms", () => {
  const english = { traders_one: "{{count}} trader", traders_other: "{{count}} traders" };

  test("LN-05 every form that CLDR gives the language is needed", () => {
    const own = { traders_one: "{{count}} трейдер", traders_other: "{{count}} трейдера" };
    expect(brief(check("ru", english, own))).toEqual(["traders_few is missing", "traders_many is missing"]);
  });

  test("LN-05 English needs its own forms", () => {
    const own = { traders_other: "{{count}} traders" };
    expect(brief(check("en", own, own))).toEqual(["traders_one is missing"]);
  });

  test("LN-05 only a form for a single number may leave the count out", () => {
    const spanish = {
      traders_one: "un operador",
      traders_many: "{{count}} de operadores",
      traders_other: "{{count}} operadores",
    };
    expect(check("es", english, spanish)).toEqual([]);
    expect(brief(check("pt", english, spanish))).toEqual(["traders_one lacks {{count}}"]);
    expect(brief(check("es", { total: "{{count}} in all" }, { total: "todos" }))).toEqual([
      "total lacks {{count}}",
    ]);
  });

  test("LN-05 a form for a single number keeps its other placeholders", () => {
    const named = { traders_other: "{{count}} traders of {{brand}}" };
    const spanish = {
      traders_one: "un operador",
      traders_many: "{{count}} de {{brand}}",
      traders_other: "{{count}} de {{brand}}",
    };
    expect(brief(check("es", named, spanish))).toEqual(["traders_one lacks {{brand}}"]);
  });
});

describe("LN-05 shape", () => {
  test("LN-05 what is no message is a problem, in English and in a list too", () => {
    const own = { list: ["One", null] };
    expect(brief(check("en", own, own))).toEqual(["list.1 is null"]);
  });

  test("LN-05 a group, a list and a message do not replace one another", () => {
    const english = { a: "One", b: ["One"], c: { "0": "One" } };
    const own = { a: ["Uno"], b: { "0": "Uno" }, c: "Uno" };
    expect(brief(check("es", english, own))).toEqual(["a is a list", "b is a group", "c is a message"]);
  });

  test("LN-05 a list of another length is a problem", () => {
    const english = { features: ["One", "Two"] };
    expect(check("es", english, { features: ["Uno"] })).toMatchObject([
      { key: "features", what: "has 1 item", fix: "write 2, as in English" },
    ]);
  });

  test("LN-06 the Japanese brokers workflow may have three steps, no other number and no other language", () => {
    const steps = (count: number) => ({
      workflow: { steps: Array.from({ length: count }, (_, step) => ({ title: `Step ${step}` })) },
    });
    expect(check("ja", steps(5), steps(3), "brokers")).toEqual([]);
    expect(brief(check("ja", steps(5), steps(4), "brokers"))).toEqual(["workflow.steps has 4 items"]);
    expect(brief(check("es", steps(5), steps(3), "brokers"))).toEqual(["workflow.steps has 3 items"]);
    expect(brief(check("ja", steps(5), steps(3), "home"))).toEqual(["workflow.steps has 3 items"]);
  });
});
