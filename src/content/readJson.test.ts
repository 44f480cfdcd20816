import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parseJson, readJson } from "./readJson.ts";

vi.mock("node:fs", { spy: true });

const file = "src/content/cases.json";
const somewhere = "is no JSON; add or remove a comma, quote or bracket, here or just before";

describe("a file that is not JSON is reported with its place", () => {
  test.each([
    ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', `3: ${somewhere}`],
    ["a missing bracket", '{\n  "a": [1\n', `2: ${somewhere}`],
    ["nothing", "", "1: is empty; put its content back, from git or a copy"],
    ["only white space", " \n\t\n", "1: is empty; put its content back, from git or a copy"],
    [
      "a name twice",
      '{\n  "a": 1,\n  "b": [{\n    "c": 1, "c": 2\n  }]\n}',
      '4: "c" is already on line 4; rename one of them, or remove it',
    ],
  ])("%s", (_, text, message) => {
    expect(() => parseJson(text, file)).toThrow(`${file}:${message}`);
  });
});

describe("a file that cannot be read is named, with the reason and what to do", () => {
  const putBack = "put the file back, from git or a copy";
  test.each<[what: string, make: (path: string) => void, reason: string]>([
    ["no file", () => {}, "is missing, or a link that leads nowhere"],
    ["a broken link", (path) => symlinkSync("nothing", path), "is missing, or a link that leads nowhere"],
    ["a link to itself", (path) => symlinkSync(path, path), "is a link that leads to itself"],
    ["a folder", (path) => mkdirSync(path), "is a folder"],
  ])("%s", (_, make, reason) => {
    const folder = mkdtempSync(join(tmpdir(), "json-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "site.config.json");
    make(path);
    expect(() => readJson(path)).toThrow(`${path}: ${reason}; ${putBack}`);
  });

  // Root may read every file.
  test.each([
    ["EACCES", "may not be read; give your user the right to, then try again"],
    ["EIO", `cannot be read (EIO); ${putBack}`],
  ])("one that the system does not let read, %s", (code, message) => {
    vi.mocked(readFileSync).mockImplementation(() => {
      throw Object.assign(new Error(`${code}: not read, open '${file}'`), { code });
    });
    expect(() => readJson(file)).toThrow(`${file}: ${message}`);
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
