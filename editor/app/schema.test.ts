import { expect, test } from "vitest";
import type { Value } from "../publishing/changes.ts";
import { emptyValue, idFor, ofKind, resolved, wordGroupsOf } from "./schema.ts";

test.each([
  { name: "Harbor & Vale", taken: ["kestrel-fx"], id: "harbor-vale" },
  { name: "Volt Trading", taken: ["volt-trading", "volt-trading-1"], id: "volt-trading-2" },
  { name: "Северный", taken: ["kestrel-fx"], id: "entry" },
])("the id of a new entry: %j", ({ name, taken, id }) => {
  expect(idFor(name, taken)).toBe(id);
});

test("a new value is empty, but for what can only be one thing, and the first of choices with titles", () => {
  const status = {
    anyOf: [
      { const: 301, title: "for good" },
      { const: 302, title: "for now" },
    ],
    title: "Status",
  };
  const partner = { type: "string", enum: ["harborline", "kestrel-fx"] };
  const properties = { status, partner, week: { type: "number" } };
  const schema = { type: "object", properties, required: Object.keys(properties) };
  expect(emptyValue(schema, {})).toEqual({ status: 301, partner: "", week: null });
  expect(resolved(status, {})).toMatchObject({ title: "Status", choices: status.anyOf });
});

test("a schema names each group of words once", () => {
  const words = { words: "home:awards" };
  expect(wordGroupsOf({ properties: { a: words, b: { items: words }, c: { words: "home:faq" } } })).toEqual([
    "home:awards",
    "home:faq",
  ]);
});

test("an entry of several kinds has the fields of its own", () => {
  const kinds = ["growth", "count"].map((kind) => ({ properties: { kind: { const: kind }, [kind]: {} } }));
  const fieldsOf = (value: Value) => Object.keys(ofKind({ oneOf: kinds }, value).properties ?? {});
  expect(fieldsOf({ kind: "count" })).toEqual(["kind", "count"]);
  expect(fieldsOf({ kind: "growth", growth: null })).toEqual(["kind", "growth"]);
  expect(fieldsOf({})).toEqual([]);
});
