import { expect, test } from "vitest";
import { colon, sentenceSpace } from "./sentences.ts";

test("a space follows a sentence and a colon, except where full-width punctuation brings its own", () => {
  expect((["en", "hi", "zh", "ja"] as const).map(sentenceSpace)).toEqual([" ", " ", "", ""]);
  expect((["en", "hi", "zh", "ja"] as const).map(colon)).toEqual([": ", ": ", "：", "："]);
});
