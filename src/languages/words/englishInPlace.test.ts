import { expect, test } from "vitest";
import { inWords } from "../checking/check.ts";
import { englishInPlace, unknownInPlace, withMessages } from "./englishInPlace.ts";

const english = {
  common: { cta: "Book demo" },
  home: {
    hero: { title: "Ring the <b>{{brand}}</b> bell", text: "Now" },
    list: ["One", "Two", "Three"],
    steps: [{ title: "First" }, { title: "Second" }],
    traders_one: "{{count}} trader",
    traders_other: "{{count}} traders",
    cups_one: "One cup",
    cups_other: "{{count}} cups",
  },
};

const inPlace = (language: "en" | "es" | "ru" | "ja", ...keys: string[]) => {
  const stale = { [language]: Object.fromEntries(keys.map((key) => [key, "before"])) };
  return Object.fromEntries(englishInPlace(english, language, stale));
};

test("LN-05 messages, items of lists and messages in items of lists stand in", () => {
  expect(inPlace("ru", "common:cta", "home:hero.title", "home:list.1", "home:steps.1.title")).toEqual({
    "common:cta": "Book demo",
    "home:hero.title": "Ring the <b>{{brand}}</b> bell",
    "home:list.1": "Two",
    "home:steps.1.title": "Second",
  });
  expect(englishInPlace(english, "ru")).toEqual(new Map());
});

test("LN-05 a plural form stands in as the same form of English, or as that for all other numbers", () => {
  expect(inPlace("ru", "home:traders_one", "home:traders_few", "home:traders_other")).toEqual({
    "home:traders_one": "{{count}} trader",
    "home:traders_few": "{{count}} traders",
    "home:traders_other": "{{count}} traders",
  });
  // In Russian also for 21.
  expect(inPlace("ru", "home:cups_one")).toEqual({ "home:cups_one": "{{count}} cups" });
});

test("LN-05 nothing stands in for English, for what it lacks, and for what is no message", () => {
  expect(inPlace("en", "common:cta")).toEqual({});
  const others = ["home:old", "old:cta", "home", "home:hero", "home:list", "home:list.3", "home:list.length"];
  expect(inPlace("ja", ...others, "home:traders_one", "home:hero.title.a")).toEqual({});
});

test("LN-05 an entry that English does not have says where it is and what to do", () => {
  const stale = { ru: { "home:old": "Old", "common:cta": "Book" } };
  expect(unknownInPlace(english, "ru", stale).map(inWords)).toEqual([
    "stale.json ru home:old is unknown in English; remove the line, or correct the key",
  ]);
  expect(unknownInPlace(english, "ja", stale)).toEqual([]);
  expect(unknownInPlace(english, "ja")).toEqual([]);
});

test("LN-05 catalogues get messages in the groups and lists that English has", () => {
  const russian = { common: {}, home: { hero: { text: "Сейчас" }, list: ["Один"] } };
  const messages = new Map([
    ["common:cta", "Book demo"],
    ["home:hero.title", "Ring"],
    ["home:list.1", "Two"],
    ["home:steps.0.title", "First"],
  ]);
  expect(withMessages(russian, english, messages)).toEqual({
    common: { cta: "Book demo" },
    home: { hero: { text: "Сейчас", title: "Ring" }, list: ["Один", "Two"], steps: [{ title: "First" }] },
  });
  expect(russian).toEqual({ common: {}, home: { hero: { text: "Сейчас" }, list: ["Один"] } });
});
