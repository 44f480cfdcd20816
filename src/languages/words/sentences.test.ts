import { expect, test } from "vitest";
import { languageCodes } from "../languages.ts";
import { colon, sentenceSpace } from "./sentences.ts";

test("a space stands between two sentences, except where the full stop brings its own", () => {
  const spaces = languageCodes.map((language) => [language, sentenceSpace(language)]);
  expect(Object.fromEntries(spaces)).toMatchObject({
    en: " ",
    es: " ",
    pt: " ",
    ru: " ",
    hi: " ",
    zh: "",
    ja: "",
  });
});

test("a colon has a space after it, or is as wide as a character", () => {
  expect((["en", "ru", "hi", "zh", "ja"] as const).map(colon)).toEqual([": ", ": ", ": ", "：", "："]);
});
