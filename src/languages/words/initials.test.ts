import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Ines Valcourt", "IV"],
  ["Ana de Souza", "AS"],
  ["Lumen", "L"],
  ["Инес Валькур", "ИВ"],
  ["イネス・ヴァルクール", "イ"],
  ["伊内斯·瓦尔库", "伊"],
  ["इनेस वालकोर्ट", "इ"],
])("HM-04 CS-03 the letters for %s are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
