import { expect, test } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { slideWords } from "./carouselWords.ts";

const { t } = await translatorFor("en");

test("the first slide is number one", () => {
  expect(slideWords(t, 0, 3).label).toBe(t("common:carousel.slide", { number: 1, count: 3 }));
});
