import { expect, test } from "vitest";
import { catalogueFile } from "../src/i18n/messages/format.ts";
import {
  blank,
  fieldsOf,
  formatKey,
  lacks,
  type MessageKey,
  messageKeysOf,
  withoutBlanks,
} from "./messageKeys.ts";
import type { Value } from "./publishing/changes.ts";

const words = {
  hero: { title: "Title", lead: "Lead" },
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  list: ["one", "two"],
};

test("a catalogue has a message for each message, each plural and each item of a list, in its order", () => {
  const messageKeys = messageKeysOf("home", words);
  expect(messageKeys.map(formatKey)).toEqual([
    "home:hero.title",
    "home:hero.lead",
    "home:people",
    "home:list.0",
    "home:list.1",
  ]);
});

test("a plural has the forms of each language", () => {
  const [messageKey] = messageKeysOf("home", words).filter((each) => formatKey(each) === "home:people");
  const formsIn = (language: string) => messageKey && fieldsOf(messageKey, language).map(({ form }) => form);
  expect(["en", "ru", "ja"].map(formsIn)).toEqual([
    ["one", "other"],
    ["one", "few", "many", "other"],
    ["other"],
  ]);
});

test("a message lacks words where one of its forms is missing or empty", () => {
  const [title, , people] = messageKeysOf("home", words);
  const isLacking = (messageKey: MessageKey | undefined, code: string, words: Value): boolean =>
    lacks({ [catalogueFile(code, "home")]: words }, messageKey as MessageKey, code);
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
