import { expect, test } from "vitest";
import { z } from "zod";
import {
  contentOf,
  contentSchema,
  entriesOf,
  listed,
  listOf,
  sampleEntries,
  wordedId,
} from "./readContent.ts";
import { parseJson } from "./readJson.ts";
import { refuse } from "./validate.ts";

const file = "src/content/cases.json";
const words = { group: { volume: "Volume", refunds: "Refunds" }, key: "case-studies:measures" };
const result = z.strictObject({ measure: wordedId(words), after: z.number().positive() });
const schema = contentSchema({
  rounds: z.int().optional(),
  kind: z.enum(["growth", "share"]).optional(),
  slug: z
    .string()
    .regex(/^[a-z]+$/, { error: "expected lower-case letters" })
    .optional(),
  results: z.array(result),
});

const read = (text: string) => contentOf(parseJson(text, file)).read(schema);

test("content is read without schema and comment", () => {
  const text =
    '{ "$schema": "a", "$comment": "why", "kind": "share", "results": [{ "measure": "volume", "after": 2 }] }';
  expect(read(text)).toEqual({ kind: "share", results: [{ measure: "volume", after: 2 }] });
});

test.each([
  [
    "a wrong type",
    '"results": [{ "measure": "volume",\n "after": true }]',
    "3: results[0].after: is true; expected a number",
  ],
  [
    "a number in quotes",
    '"results": [{ "measure": "volume", "after": "0.5" }]',
    '2: results[0].after: is "0.5"; expected a number, without quotes',
  ],
  [
    "a missing field",
    '"results": [\n{\n"measure": "volume"\n}]',
    "3: results[0].after: is missing; expected a number",
  ],
  [
    "an unknown field",
    '"results": [],\n"befor": 2',
    "3: befor: is not a known field; correct its name, or remove it",
  ],
  [
    "two mistakes",
    '"kind": 1,\n"results": 2',
    `2: kind: is 1; expected one of "growth", "share"\n${file}:3: results: is 2; expected a list in square brackets`,
  ],
  [
    "a value that is nearly one of those expected",
    '"kind": "grwoth", "results": []',
    '2: kind: is "grwoth"; did you mean "growth"? expected one of "growth", "share"',
  ],
  [
    "a long value",
    `"kind": "${"long ".repeat(20)}", "results": []`,
    `2: kind: is "${"long ".repeat(12).slice(0, 59)}…; expected one of "growth", "share"`,
  ],
])("%s is reported with file, line and field", (_, text, message) => {
  expect(() => read(`{\n${text}\n}`)).toThrow(`${file}:${message}`);
});

test("a rule between fields is reported with its line", () => {
  const content = contentOf(parseJson('{ "from": 2,\n"to": 1 }', file));
  const range = { from: z.int(), to: z.int() };
  expect(() =>
    content.read(
      contentSchema(range, ({ from, to }, context) => {
        if (to < from) refuse(context, { path: ["to"], message: `is before ${from}`, fix: "set it later" });
      }),
    ),
  ).toThrow(`${file}:2: to: is before 2; set it later`);
});

test("a duplicate entry or id in a list is reported with its line", () => {
  const content = contentOf(
    parseJson('{\n"ids": ["a", "b",\n"a"],\n"rows": [{ "id": "a" },\n{ "id": "a" }]\n}', file),
  );
  expect(() =>
    content.read(
      contentSchema({ ids: listOf(z.string()), rows: listOf(z.strictObject({ id: z.string() })) }),
    ),
  ).toThrow(
    [
      `${file}:3: ids[2]: "a" is in the list already; remove one`,
      `${file}:5: rows[1]: "a" is in the list already; remove one`,
    ].join("\n"),
  );
});

type Partners = { partners: { harborline: object; quill: object } };
const partners = (text: string) => contentOf<Partners>(parseJson(`{\n"partners": ${text}\n}`, file));

test("entries keep the order of the file, each with its id", () => {
  const content = partners('{ "quill": { "lots": 1 }, "harborline": { "lots": 2 } }');
  const ids = content.ids("partners");
  expect(ids).toEqual(["quill", "harborline"]);
  const checked = content.read(
    contentSchema({ partners: entriesOf(ids, z.strictObject({ lots: z.number() })) }),
  );
  expect(listed(checked.partners)).toEqual([
    { id: "quill", lots: 1 },
    { id: "harborline", lots: 2 },
  ]);
});

test.each(["{}", "[]", "1"])("%s has no ids", (text) => {
  expect(() => partners(text).ids("partners")).toThrow(
    `${file}:2: partners: has no entries; expected an object with an entry for each id`,
  );
});

test("an entry without words is reported with its line", () => {
  const content = partners('{\n"harborline": {},\n"volume": {} }');
  const entries = entriesOf(content.ids("partners"), z.strictObject({}), words);
  expect(() => content.read(contentSchema({ partners: entries }))).toThrow(
    `${file}:3: partners.harborline: "harborline" has no words; write them as measures.harborline in catalogues/en/case-studies.json`,
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
