import { expect, test } from "vitest";
import { checkLengths } from "./lengths.ts";

const problemsOf = (home: Record<string, unknown>) =>
  checkLengths({ home }).map(({ path, message }) => `${path.join(".")} ${message}`);

test("LN-05 an English message that is longer than its limit names its place, length, limit and remedy", () => {
  expect(problemsOf({ hero: { title: "x".repeat(64) } })).toEqual([]);
  expect(checkLengths({ home: { hero: { title: "x".repeat(65) } } })).toEqual([
    {
      code: "long-message",
      severity: "warning",
      file: "catalogues/en/home.json",
      path: ["hero", "title"],
      message: "has 65 characters, and a headline may have 64",
      fix: "shorten it to 64 characters",
    },
  ]);
});

test("LN-05 markup is no length, texts without a role are free; plural forms, and lists by the name of the list, have the role of their key", () => {
  expect(problemsOf({ title: `<strong>${"x".repeat(60)}</strong> {{brand}}` })).toEqual([]);
  expect(problemsOf({ meta: { title: "x".repeat(65) }, paragraphs: ["x".repeat(900)] })).toEqual([]);
  expect(problemsOf({ title_other: "x".repeat(65) })).toHaveLength(1);
  expect(problemsOf({ title: ["x".repeat(65)] })).toEqual([expect.stringMatching(/^title\.0 /)]);
});
