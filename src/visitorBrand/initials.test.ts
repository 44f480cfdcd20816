import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Ines Valcourt", "IV"],
  ["Инес Валькур", "ИВ"],
  ["イネス・ヴァルクール", "イ"],
  ["इनेस वालकोर्ट", "इ"],
])("HM-04 CS-03 the letters for %s are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
