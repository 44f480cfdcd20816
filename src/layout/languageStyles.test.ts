import { expect, test, vi } from "vitest";
import { languageStyles } from "./languageStyles.ts";

const english = "@font-face{font-family:Text}";
const code = "@font-face{font-family:Code}";
vi.mock("virtual:inline", () => ({
  fonts: { en: "@font-face{font-family:Text}" },
  code: "@font-face{font-family:Code}",
}));
// Vitest leaves out the content of stylesheets.
vi.mock("../styles/scripts/devanagari.css?inline", () => ({ default: ":root{--sans:Devanagari}" }));
vi.mock("../styles/scripts/japanese.css?inline", () => ({ default: ":root{--sans:Japanese}" }));

test.each([
  ["en", "fonts of ours", english],
  ["hi", "the tokens of its script", ":root{--sans:Devanagari}"],
  ["ja", "the tokens of its script", ":root{--sans:Japanese}"],
  ["ru", "neither, where the build made it no fonts", ""],
] as const)("%s has the font for code, and %s", (language, _what, own) => {
  expect(languageStyles(language)).toBe(own + code);
});
