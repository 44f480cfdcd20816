import { describe, expect, test } from "vitest";
import { parseJson } from "./readJson.ts";

const file = "src/facts/cases.json";
const somewhere = "is no JSON: a comma, quote or bracket is missing, or one too many, here or just before";

describe("a file that is not JSON is reported with its place", () => {
  test.each([
    ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', `3: ${somewhere}`],
    ["a missing bracket", '{\n  "a": [1\n', `2: ${somewhere}`],
    ["nothing", "", `1: ${somewhere}`],
    [
      "a name twice",
      '{\n  "a": 1,\n  "b": [{\n    "c": 1, "c": 2\n  }]\n}',
      '4: "c" is already on line 4: rename one of them, or remove it',
    ],
  ])("%s", (_, text, message) => {
    expect(() => parseJson(text, file)).toThrow(new Error(`${file}:${message}`));
  });
});

test("every field has its line, and a missing one that of its parent", () => {
  const { value, lineOf } = parseJson(
    '{\n  "list": [\n    { "a": 1 },\n    {\n      "a": null\n    }\n  ]\n}',
    file,
  );
  expect(value).toEqual({ list: [{ a: 1 }, { a: null }] });
  expect(lineOf([])).toBe(1);
  expect(lineOf(["list"])).toBe(2);
  expect(lineOf(["list", 0, "a"])).toBe(3);
  expect(lineOf(["list", 1, "a"])).toBe(5);
  expect(lineOf(["list", 1, "a", "deeper"])).toBe(5);
  expect(lineOf(["list", 1, "b"])).toBe(4);
  expect(lineOf(["list", 2])).toBe(2);
});
