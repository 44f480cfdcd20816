import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Value, withValueAt } from "./changes.ts";
import { ownersFiles } from "./files.ts";
import { formatted } from "./format.ts";
import { readComments, readValue, rewrite } from "./rewrite.ts";

const read = (file: string): string => readFileSync(file, "utf8");

test.each(ownersFiles())("%s is read, and stays the same to the byte if nothing changes", (file) => {
  expect(rewrite(file, read(file), readValue(file, read(file)))).toBe(read(file));
});

test("every JSON file of words and facts is the owner's", () => {
  const files = globSync(["catalogues/*/*.json", "src/{facts,languages}/**/*.json"]);
  expect(ownersFiles()).toEqual(expect.arrayContaining(files));
});

/** The lines that differ between two texts, with - and +. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split("\n")) as [string[], string[]];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test("a changed message changes only its line, and no-break characters stay", async () => {
  const file = "catalogues/ru/home.json";
  const before = read(file);
  const value = withValueAt(readValue(file, before), ["hero", "cta"], "Запросить\u00a0демо");
  const after = await formatted(file, rewrite(file, before, value));
  expect(difference(before, after)).toEqual([
    expect.stringMatching(/^-.*"cta"/),
    '+    "cta": "Запросить\u00a0демо",',
  ]);
});

test("a new entry is laid out like its last sibling", async () => {
  const file = "src/facts/cases.json";
  const before = read(file);
  const result = { measure: "volume", before: 1, after: 1.5 };
  const entry = { company: "Northgate", slug: "northgate", results: [result, result, result] };
  const value = withValueAt(readValue(file, before), ["communities", "community-9"], entry);
  const added = difference(before, await formatted(file, rewrite(file, before, value)));
  expect(added).toContain('+        { "measure": "volume", "before": 1, "after": 1.5 },');
});

test("settings keep their comments, and an unquoted name where it needs no quotes", async () => {
  const file = "site.config.ts";
  const before = read(file);
  let value = withValueAt(readValue(file, before), ["brand"], "Southbell");
  value = withValueAt(value, ["links", "affiliates", "northgate"], null);
  const after = await formatted(file, rewrite(file, before, value));
  expect(difference(before, after)).toEqual([
    '-  brand: "Northbell",',
    '+  brand: "Southbell",',
    "+      northgate: null,",
  ]);
  expect(readComments(file, after)).toEqual(readComments(file, before));
});

test("comments above settings are read as one line, without their stars", () => {
  const text =
    "export default {\n  /**\n   * One line,\n   * `/a/*` and another.\n   */\n  a: { /* Two */ b: 1 },\n};\n";
  expect(readComments("a.ts", text)).toEqual({ a: "One line, `/a/*` and another.", "a.b": "Two" });
});

test("any value is written so that it is read again", () => {
  const text = '{\n  "a": { "x": 1, "y": [1, 2] },\n  "b": [{ "k": "v" }, "s"],\n  "404": null\n}\n';
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const whole = { a: value as Value, 404: null, b: [value as Value, { k: "w" }] };
      expect(readValue("a.json", rewrite("a.json", text, whole))).toEqual(JSON.parse(JSON.stringify(whole)));
    }),
  );
});

test("what is no JSON, or is computed, is refused", () => {
  expect(() => readValue("a.json", '{ "a": 1, }')).toThrow("a.json:1");
  expect(() => readValue("a.ts", "export default { a: 1 + 1 };")).toThrow("1 + 1 is no plain value");
});
