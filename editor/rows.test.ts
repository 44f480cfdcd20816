import { expect, test } from "vitest";
import type { Value } from "../publishing/changes.ts";
import { languageCodes } from "../src/languages/languages.ts";
import { english } from "../src/languages/words/english.ts";
import { messages } from "../src/languages/words/format.ts";
import { blank, fieldsOf, lacks, rowKey, rowsOf, withMessageAt, withoutBlanks } from "./rows.ts";

const words = {
  hero: { title: "Title", lead: "Lead" },
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  list: ["one", "two"],
};

test("a catalogue has a row for each message, each plural and each item of a list, in its order", () => {
  const rows = rowsOf("home", words);
  expect(rows.map(rowKey)).toEqual([
    "home:hero.title",
    "home:hero.lead",
    "home:people",
    "home:list.0",
    "home:list.1",
  ]);
});

test("every English message is in a row", () => {
  for (const [namespace, catalogue] of Object.entries(english)) {
    const rows = rowsOf(namespace, catalogue as Value);
    const fields = rows.flatMap((row) => fieldsOf(row, "en").map(({ path }) => path.join(".")));
    const missed = [...messages(catalogue).keys()].filter((key) => !fields.includes(key));
    expect(missed).toEqual([]);
  }
});

test("a plural has the forms of each language", () => {
  const [row] = rowsOf("home", words).filter((each) => rowKey(each) === "home:people");
  const forms = languageCodes.map(
    (code) =>
      row &&
      fieldsOf(row, code)
        .map(({ form }) => form)
        .join(" "),
  );
  expect(Object.fromEntries(languageCodes.map((code, index) => [code, forms[index]]))).toEqual({
    en: "one other",
    es: "one many other",
    pt: "one many other",
    ru: "one few many other",
    hi: "one other",
    zh: "other",
    ja: "other",
  });
});

test("a row lacks words where one of its forms is missing or empty", () => {
  const [title, , people] = rowsOf("home", words);
  expect(title && lacks(title, { hero: {} }, "es")).toBe(true);
  expect(title && lacks(title, { hero: { title: "" } }, "es")).toBe(true);
  expect(people && lacks(people, { people_one: "1", people_other: "2" }, "ru")).toBe(true);
  expect(people && lacks(people, { people_one: "1", people_other: "2" }, "en")).toBe(false);
});

test("a new message stands where English has it", () => {
  const own = { hero: { lead: "Guía" }, list: ["uno", "dos"] };
  const changed = withMessageAt(own, words, "es", ["hero", "title"], "Título");
  expect(JSON.stringify(changed)).toBe('{"hero":{"title":"Título","lead":"Guía"},"list":["uno","dos"]}');
  const plural = withMessageAt(changed, words, "es", ["people_many"], "{{count}} de personas");
  expect(Object.keys(plural as object)).toEqual(["hero", "people_many", "list"]);
});

test("removing a message that a language does not have changes nothing", () => {
  const own = { list: ["uno"], hero: { lead: "Guía" } };
  expect(withMessageAt(own, words, "es", ["people_one"], undefined)).toEqual(own);
  expect(Object.keys(withMessageAt(own, words, "es", ["people_one"], undefined) as object)).toEqual([
    "list",
    "hero",
  ]);
});

test("a list of a language has a length of its own", () => {
  const own = withMessageAt({ list: ["uno", "dos", "tres"] }, words, "es", ["list", 2], "otros");
  expect(own).toEqual({ list: ["uno", "dos", "otros"] });
});

test("empty words are shown as empty fields and saved as missing", () => {
  const group = { a: { name: "Ann", tags: ["x", "y"] } };
  expect(blank(group)).toEqual({ a: { name: "", tags: ["", ""] } });
  expect(withoutBlanks({ ...group, b: blank(group.a) })).toEqual(group);
});

test("a message that English lacks too comes last", () => {
  const changed = withMessageAt(
    { first: "1", second: "2" },
    { first: "1", second: "2" },
    "en",
    ["third"],
    "3",
  );
  expect(Object.keys(changed as object)).toEqual(["first", "second", "third"]);
});
