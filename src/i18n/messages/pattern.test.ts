import { expect, test } from "vitest";
import { patternOf, shownText, visible } from "./pattern.ts";

const variables = { brand: "A & B (Ltd.)" };
const matches = (message: string, shown: string) => patternOf(message, variables).test(shownText(shown));

test.each([
  ["Book demo", "Book demo"],
  ["Book demo", "\n  Book\u00a0demo "],
  ["2–4 weeks", "2–\u20604\u202fweeks"],
  ["a compe\u00adtition", "a competition"],
  ["Ring the <strong>bell</strong> now", "Ring the bell now"],
  ["With {{brand}}", "With A & B (Ltd.)"],
  ["With {{- brand }}", "With A & B (Ltd.)"],
  ["Until {{date, datetime}}.", "Until 1 May 2027."],
  ["{{count}} traders", "1\u00a0234 traders"],
])("the pattern of %j finds it as %j", (message, shown) => {
  expect(matches(message, shown)).toBe(true);
});

test.each([
  ["Book demo", "Book demo now"],
  ["Is it 7 days?", "Is it 7 day"],
  ["With {{brand}}", "With a bell"],
  ["Until {{date}}.", `Until ${"a".repeat(61)}.`],
])("the pattern of %j does not find it in %j", (message, shown) => {
  expect(matches(message, shown)).toBe(false);
});

test("spaces around a text are visible, and not part of its shown form", () => {
  expect(visible("\u00a0a\n b\u2060 ")).toBe(" a b ");
  expect(shownText("\u00a0a\n b\u2060 ")).toBe("a b");
});
