import { expect, test } from "vitest";
import { dayRange, longDay } from "./dates.ts";
import { unjoined } from "./joined.ts";
import { languageCodes } from "./languages.ts";

test.each(languageCodes)("LY-01 an event of one day reads as that day in %s", (language) => {
  expect(dayRange("2025-11-25", "2025-11-25", language)).toBe(longDay("2025-11-25", language));
});

test("a span within a month names the month once", () => {
  expect(unjoined(dayRange("2025-11-25", "2025-11-27", "en"))).toBe("25–27 November 2025");
  expect(unjoined(dayRange("2025-11-25", "2025-11-27", "ja"))).toBe("2025年11月25日〜27日");
});
