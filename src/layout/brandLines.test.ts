import { expect, test } from "vitest";
import { brandLines } from "./brandLines.ts";

test("a long brand is two lines, as equal as its words allow; a short one, and one without spaces, is one line", () => {
  for (const brand of [
    "Ova",
    "Harbor & Vale",
    "株式会社ハーバー証券取引",
    "Donaudampfschifffahrtsgesellschaft",
  ])
    expect(brandLines(brand)).toEqual([brand]);
  expect(brandLines("Harbor & Vale Securities International")).toEqual([
    "Harbor & Vale",
    "Securities International",
  ]);
});
