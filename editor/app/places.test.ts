import { expect, test } from "vitest";
import { catalogueFile } from "../../src/i18n/messages/format.ts";
import type { Group, Path } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { placeNames, shownValue } from "./places.ts";
import { stateOf } from "./state.ts";
import type { Editor } from "./store.ts";

const file = "src/content/cases.json";
const words = catalogueFile("es", "stories");

const text: Schema = { type: "string" };
const result: Schema = {
  type: "object",
  kinds: "measures",
  properties: { measure: text, after: { type: "number" } },
};
const story: Schema = {
  type: "object",
  properties: {
    company: text,
    launch: { ...text, title: "The day of the launch" },
    partner: { ...text, enum: ["ann"] },
    results: { type: "array", items: result },
  },
};
const schema: Schema = {
  type: "object",
  properties: {
    brokers: { type: "object", propertyNames: text, additionalProperties: story, words: "stories:cases" },
    people: {
      type: "object",
      propertyNames: text,
      additionalProperties: { type: "object", properties: { name: text } },
    },
  },
};

const results = ["growth", "share", "hours"].map((measure) => ({ measure, after: 1.22 }));
const values: Group = {
  [file]: {
    brokers: { volt: { company: "Volt Trading", launch: "2026-12-15", partner: "ann", results } },
    people: { ann: { name: "Ann Lee" } },
    measures: { growth: "growth", share: "share", hours: "hours" },
  },
};
const languages = [{ code: "es", name: "Español" }] as unknown as Editor["content"]["languages"];
const state = stateOf({
  files: values,
  pending: { changes: [], confirmed: {}, later: [] },
  ...{ shown: {}, diagnostics: [], schemas: { [file]: schema }, languages, routes: [], variables: {} },
});
const address = { kind: "publish", name: "publish", key: "" };
const editor: Editor = {
  ...state,
  address,
  language: "en",
  publication: {},
  isChosen: false,
  diagnostics: [],
};

test("values are called by the names of entries, labels of fields, and languages", () => {
  const nameOf = placeNames(editor);
  expect(nameOf({ file, path: ["brokers", "volt", "launch"] })).toBe(
    "Cases, brokers, Volt Trading, the day of the launch",
  );
  expect(nameOf({ file, path: ["brokers", "volt", "results", 1, "after"] })).toBe(
    "Cases, brokers, Volt Trading, results, 2, after",
  );
  expect(nameOf({ file: words, path: ["cases", "volt", "quote"] })).toBe(
    "Stories, cases, Volt Trading, quote, Español",
  );
});

test("an entry that a change has removed keeps its name", () => {
  const quay = { file, path: ["brokers", "quay"], before: { company: "Quay Markets" } };
  const nameOf = placeNames(editor, [quay]);
  expect(nameOf({ file, path: ["brokers", "quay", "company"] })).toBe(
    "Cases, brokers, Quay Markets, company",
  );
  expect(nameOf({ file: words, path: ["cases", "quay"] })).toBe("Stories, cases, Quay Markets, Español");
});

test("values are shown as in their form", () => {
  const shown = (path: Path, value: unknown) =>
    shownValue(editor, file, ["brokers", "volt", ...path], value as never);
  expect(shown(["launch"], "2026-12-15")).toBe("15 December 2026");
  expect(shown(["partner"], "ann")).toBe("Ann Lee");
  expect(shown(["company"], "ann")).toBe("ann");
  expect(shown(["sample"], true)).toBe("yes");
  expect(shown(["results", 0, "after"], 1.22)).toBe("22%");
  expect(shown(["results", 1, "after"], 0.29)).toBe("29%");
  expect(shown(["results", 2, "after"], 1.22)).toBe("1.22");
});
