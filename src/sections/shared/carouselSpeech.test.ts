import { expect, test } from "vitest";
import { speech } from "../../languages/speech.ts";
import { slideSpeech } from "./carouselSpeech.ts";

const { t } = await speech("en");

test("the first slide is number one", () => {
  expect(slideSpeech(t, 0, 3).label).toBe(t("common:carousel.slide", { number: 1, count: 3 }));
});
