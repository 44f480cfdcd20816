import { expect, test } from "vitest";
import { sourceFrom } from "../words/catalogues.ts";
import { english } from "../words/english.ts";
import { checkLengths, limits } from "./lengths.ts";
import { reviewLanguages } from "./review.ts";

const problemsOf = (home: Record<string, unknown>) =>
  checkLengths({ home }).map(({ key, what }) => `${key} ${what}`);

test("LN-05 the English of the site is within its lengths", () => {
  expect(checkLengths(english)).toEqual([]);
});

test("LN-05 an English message that is too long names its place, length and limit", () => {
  expect(checkLengths({ home: { hero: { title: "x".repeat(150) } } })).toEqual([
    {
      language: "en",
      file: "en/home.json",
      key: "hero.title",
      what: "has 150 characters, and a headline may have 64",
      fix: "shorten it, or change the limit in src/languages/checking/lengths.ts",
    },
  ]);
});

test.each(limits)("LN-05 $what has $most characters, and no more", ({ roles, most }) => {
  for (const role of roles) {
    expect(problemsOf({ [role]: "x".repeat(most) })).toEqual([]);
    expect(problemsOf({ [role]: "x".repeat(most + 1) })).toHaveLength(1);
  }
});

test("LN-05 markup is no length; plural forms, and lists by the name of the list, have the role of their key", () => {
  expect(problemsOf({ title: `<strong>${"x".repeat(60)}</strong> {{brand}}` })).toEqual([]);
  expect(problemsOf({ title_other: "x".repeat(65) })).toHaveLength(1);
  expect(problemsOf({ title: ["x".repeat(65)] })).toEqual([expect.stringMatching(/^title\.0 /)]);
});

test("LN-05 what search results cut off is measured in pixels, and texts without a role are free", () => {
  expect(problemsOf({ meta: { title: "x".repeat(65) }, paragraphs: ["x".repeat(900)] })).toEqual([]);
});

test("LN-05 a review names English that is too long", async () => {
  const source = sourceFrom({});
  const { home } = english;
  const title = "x".repeat(150);
  const { others } = await reviewLanguages({
    chosen: ["en"],
    published: ["en"],
    source: { ...source, english: { ...english, home: { ...home, hero: { ...home.hero, title } } } },
    root: ".",
    pages: undefined,
  });
  expect(others.map(({ key }) => key)).toEqual(["hero.title"]);
});
