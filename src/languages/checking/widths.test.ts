import { beforeAll, expect, test } from "vitest";
import { checkWidths, openRuler, searchResult } from "./widths.ts";

let widthOf: (text: string) => number;
beforeAll(async () => {
  widthOf = await openRuler();
});

// Arial's advance widths in thousandths of an em, from its font metrics.
test.each([
  ["m", 833],
  ["il", 222 + 222],
  ["W 1", 944 + 278 + 556],
  ["—", 1000],
])("%j is as wide as in Arial", (text, thousandths) => {
  expect(widthOf(text)).toBeCloseTo(thousandths / 1000, 2);
});

test.each(["白标技术", "ペイアウト", "、（"])("%j takes an em for each character", (text) => {
  expect(widthOf(text)).toBe([...text].length);
});

test("letters with accents, of Cyrillic and of Devanagari have widths of their own", () => {
  expect(widthOf("ñ")).toBe(widthOf("n"));
  expect(widthOf("ш")).toBeGreaterThan(widthOf("г"));
  // A vowel sign above takes no room, and letters that join take less than apart.
  expect(widthOf("के")).toBeCloseTo(widthOf("क"), 5);
  expect(widthOf("क्ष")).toBeLessThan(widthOf("क") + widthOf("ष"));
});

test("runs of several fonts add up", () => {
  expect(widthOf("MT5や брокер")).toBeCloseTo(widthOf("MT5") + 1 + widthOf(" ") + widthOf("брокер"), 5);
});

test("a title or description is as wide as its room, and no wider", () => {
  const of = (pixels: number, { fontSize }: { fontSize: number }) => "x".repeat(pixels / fontSize);
  const oneEmEach = (text: string) => text.length;
  const { title, description } = searchResult;
  const fits = { title: of(title.room, title), description: of(title.room, description) };
  expect(checkWidths("ru", [{ catalogue: "home", ...fits }], oneEmEach)).toEqual([]);
  const headings = [{ catalogue: "home", title: `${fits.title}x`, description: of(938, description) }];
  expect(checkWidths("ru", headings, oneEmEach)).toEqual([
    {
      language: "ru",
      file: "ru/home.json",
      key: "meta.title",
      what: `is 580 px wide in search results as "${headings[0]?.title}"`,
      fix: "shorten it to 560 px",
    },
    {
      language: "ru",
      file: "ru/home.json",
      key: "meta.description",
      what: `is 938 px wide in search results as "${headings[0]?.description}"`,
      fix: "shorten it to 920 px",
    },
  ]);
});
