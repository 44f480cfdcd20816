import { expect, test } from "vitest";
import { textWidth } from "./textWidth.ts";

// Widths as a browser measures them, in ems: Arial, and Noto Sans Devanagari.
test.each([
  ["Tournaments and IB spaces for brokers", 17.45],
  ["Турниры и пространства для брокеров", 18.01],
  ["ब्रोकरों के लिए प्रतियोगिताएँ", 9.8],
])("%j is as wide as in its font, within a few percent", (text, ems) => {
  expect(Math.abs(textWidth(text) / ems - 1)).toBeLessThan(0.05);
});

test("a Chinese or Japanese character takes an em", () => expect(textWidth("白标、ペ")).toBe(4));

test("accents, vowel signs and joiners take no room, and letters that join take less than apart", () => {
  expect(textWidth("ñ")).toBe(textWidth("n"));
  expect(textWidth("के")).toBe(textWidth("क"));
  expect(textWidth("a\u200db")).toBe(textWidth("ab"));
  expect(textWidth("क्ष")).toBeLessThan(textWidth("क") + textWidth("ष"));
});
