import { expect, test } from "vitest";
import { z } from "zod";
import { contentOf, entriesOf, listed, listOf, sampleEntries, wordedId } from "./readContent.ts";
import { parseJson } from "./readJson.ts";

const file = "src/content/cases.json";
const words = { group: { volume: "Volume", refunds: "Refunds" }, key: "case-studies:measures" };
const result = z.strictObject({ measure: wordedId(words), after: z.number().positive() });
const fields = {
  rounds: z.int().optional(),
  kind: z.enum(["growth", "share"]).optional(),
  slug: z
    .string()
    .regex(/^[a-z]+$/, { error: "expected lower-case letters" })
    .optional(),
  results: z.array(result),
};

const read = (text: string) => contentOf(parseJson(text, file)).read(fields);

test("content are read without their comment", () => {
  const text = '{ "$comment": "why", "kind": "share", "results": [{ "measure": "volume", "after": 2 }] }';
  expect(read(text)).toEqual({ kind: "share", results: [{ measure: "volume", after: 2 }] });
});

test.each([
  [
    "a wrong type",
    '"results": [{ "measure": "volume",\n "after": true }]',
    "3: results[0].after: expected a number, got true",
  ],
  [
    "a number in quotes",
    '"results": [{ "measure": "volume", "after": "0.5" }]',
    '2: results[0].after: expected a number, got "0.5": write it without quotes',
  ],
  [
    "a missing field",
    '"results": [\n{\n"measure": "volume"\n}]',
    "3: results[0].after: is missing: expected a number",
  ],
  [
    "an unknown field",
    '"results": [],\n"befor": 2',
    "3: befor: is not a known field: correct its name, or remove it",
  ],
  [
    "two mistakes",
    '"kind": 1,\n"results": 2',
    `2: kind: expected one of "growth", "share", got 1\n${file}:3: results: expected a list in square brackets, got 2`,
  ],
  [
    "a long value",
    `"kind": "${"long ".repeat(20)}", "results": []`,
    `2: kind: expected one of "growth", "share", got "${"long ".repeat(12).slice(0, 59)}…`,
  ],
])("%s is reported with file, line and field", (_, text, message) => {
  expect(() => read(`{\n${text}\n}`)).toThrow(new Error(`${file}:${message}`));
});

test("a rule between fields is reported with its line", () => {
  const content = contentOf(parseJson('{ "from": 2,\n"to": 1 }', file));
  const range = { from: z.int(), to: z.int() };
  expect(() =>
    content.read(range, ({ from, to }, context) => {
      if (to < from) context.addIssue({ code: "custom", path: ["to"], message: `is before ${from}` });
    }),
  ).toThrow(new Error(`${file}:2: to: is before 2`));
});

test("a duplicate entry or id in a list is reported with its line", () => {
  const content = contentOf(
    parseJson('{\n"ids": ["a", "b",\n"a"],\n"rows": [{ "id": "a" },\n{ "id": "a" }]\n}', file),
  );
  expect(() =>
    content.read({ ids: listOf(z.string()), rows: listOf(z.strictObject({ id: z.string() })) }),
  ).toThrow(
    new Error(
      [
        `${file}:3: ids[2]: "a" is in the list already: remove one`,
        `${file}:5: rows[1]: "a" is in the list already: remove one`,
      ].join("\n"),
    ),
  );
});

type Partners = { partners: { harborline: object; quill: object } };
const partners = (text: string) => contentOf<Partners>(parseJson(`{\n"partners": ${text}\n}`, file));

test("entries keep the order of the file, each with its id", () => {
  const content = partners('{ "quill": { "lots": 1 }, "harborline": { "lots": 2 } }');
  const ids = content.ids("partners");
  expect(ids).toEqual(["quill", "harborline"]);
  const checked = content.read({ partners: entriesOf(ids, z.strictObject({ lots: z.number() })) });
  expect(listed(checked.partners)).toEqual([
    { id: "quill", lots: 1 },
    { id: "harborline", lots: 2 },
  ]);
});

test.each(["{}", "[]", "1"])("%s has no ids", (text) => {
  expect(() => partners(text).ids("partners")).toThrow(
    new Error(`${file}:2: partners: expected an object with an entry for each id`),
  );
});

test("an entry without words is reported with its line", () => {
  const content = partners('{\n"harborline": {},\n"volume": {} }');
  const entries = entriesOf(content.ids("partners"), z.strictObject({}), words);
  expect(() => content.read({ partners: entries })).toThrow(
    new Error(
      `${file}:3: partners.harborline: has no words: write them as measures.harborline in catalogues/en/case-studies.json`,
    ),
  );
});

test("entries that are marked as samples are listed with line, field and name", () => {
  const text = `{
"rows": [{ "id": "a", "sample": true },
{ "id": "b" }],
"partners": { "x": { "name": "Lumen", "sample": true }, "y": { "name": "Real" } },
"cases": { "c": { "company": "Volt", "results": [{ "after": 1 }], "sample": true } }
}`;
  expect(sampleEntries(parseJson(text, file))).toEqual([
    `${file}:2: rows[0], a`,
    `${file}:4: partners.x, Lumen`,
    `${file}:5: cases.c, Volt`,
  ]);
});
