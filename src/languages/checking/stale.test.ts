import { expect, test } from "vitest";
import type { Catalogues } from "../words/format.ts";
import { parseStale, readStale, updateStale, withoutRemoved } from "./stale.ts";

const words = (title: string, es: string, ru: string) =>
  new Map<"en" | "es" | "ru", Catalogues>([
    ["en", { home: { title, people_one: "{{count}} person", people_other: "{{count}} people" } }],
    ["es", { home: { title: es } }],
    ["ru", { home: { title: ru, people_few: "{{count}} чел." } }],
  ]);

const before = words("Old", "Viejo", "Старый");

test("LN-05 a translation is stale when its English changes and it does not, and keeps the English it was made from", () => {
  const after = words("New", "Nuevo", "Старый");
  const stale = updateStale({}, before, after);
  expect(stale).toEqual({ ru: { "home:title": "Old" } });
  const again = words("Newer", "Nuevo", "Старый");
  expect(updateStale(stale, after, again)).toEqual({
    es: { "home:title": "New" },
    ru: { "home:title": "Old" },
  });
});

test("LN-05 a translation is fresh again when it changes, when English goes back, or when it is confirmed", () => {
  const stale = { ru: { "home:title": "Old" } };
  const now = words("New", "Nuevo", "Старый");
  expect(updateStale(stale, now, words("New", "Nuevo", "Новый"))).toEqual({});
  expect(updateStale(stale, now, before)).toEqual({});
  expect(updateStale(stale, now, now, { confirmed: { ru: ["home:title"] } })).toEqual({});
  expect(updateStale(stale, now, now)).toEqual(stale);
});

test("LN-05 a plural form that English lacks is stale when the English form for all other numbers changes", () => {
  const after = new Map(before).set("en", { home: { title: "Old", people_other: "{{count}} folks" } });
  expect(updateStale({}, before, after)).toEqual({ ru: { "home:people_few": "{{count}} people" } });
});

test("LN-05 a message without translation is listed where that is wanted, until it has one", () => {
  const after = new Map(before).set("en", { home: { ...before.get("en")?.home, lead: "Lead" } });
  const missing = (key: string) => key === "home:lead";
  const listed = { es: { "home:lead": "" }, ru: { "home:lead": "" } };
  expect(updateStale({}, before, after)).toEqual({});
  expect(updateStale({}, before, after, { missing })).toMatchObject(listed);
  expect(updateStale(listed, after, after)).toEqual(listed);
  const translated = new Map(after).set("ru", { home: { ...before.get("ru")?.home, lead: "Текст" } });
  expect(updateStale(listed, after, translated)).toEqual({ es: { "home:lead": "" } });
});

test("LN-05 messages that English no longer has leave the list, and plural forms that it lacks stay", () => {
  const english = before.get("en") ?? {};
  const rows = { "home:title": "Old", "home:people_few": "", "home:gone": "" };
  expect(withoutRemoved({ ru: rows }, english)).toEqual({
    ru: { "home:title": "Old", "home:people_few": "" },
  });
});

test("the list of stale translations is read, and one that is malformed is refused with its name", () => {
  expect(() => readStale()).not.toThrow();
  expect(() => parseStale('{ "xx": {} }')).toThrow("catalogues/stale.json:1: ");
  expect(() => parseStale('{\n"ru": {\n"home:title": 5 } }')).toThrow("catalogues/stale.json:3: ");
  expect(() => parseStale('{\n"ru": {')).toThrow("catalogues/stale.json:2: is no JSON");
  expect(parseStale('{ "ru": { "home:title": "" } }')).toEqual({ ru: { "home:title": "" } });
});
