import { expect, test } from "vitest";
import type { Value } from "../publishing/changes.ts";
import { catalogueFile } from "../publishing/inspection.ts";
import { languageCodes } from "../src/languages/languages.ts";
import { english } from "../src/languages/words/english.ts";
import { messages } from "../src/languages/words/format.ts";
import { blank, fieldsOf, lacks, type Row, rowKey, rowsOf, withoutBlanks } from "./rows.ts";

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
    const fields = rows.flatMap((row) => fieldsOf(row, "en").map(({ place }) => place.slice(1).join(".")));
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
  const isLacking = (row: Row | undefined, code: string, words: Value): boolean =>
    lacks({ [catalogueFile(code, "home")]: words }, row as Row, code);
  expect(isLacking(title, "es", { hero: {} })).toBe(true);
  expect(isLacking(title, "es", { hero: { title: "" } })).toBe(true);
  expect(isLacking(people, "ru", { people_one: "1", people_other: "2" })).toBe(true);
  expect(isLacking(people, "en", { people_one: "1", people_other: "2" })).toBe(false);
});

test("empty words are shown as empty fields and saved as missing", () => {
  const group = { a: { name: "Ann", tags: ["x", "y"] } };
  expect(blank(group)).toEqual({ a: { name: "", tags: ["", ""] } });
  expect(withoutBlanks({ ...group, b: blank(group.a) })).toEqual(group);
});
