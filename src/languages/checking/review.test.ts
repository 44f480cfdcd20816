import { expect, test } from "vitest";
import { sourceFrom } from "../words/catalogues.ts";
import { english } from "../words/english.ts";
import { reviewLanguages } from "./review.ts";

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
