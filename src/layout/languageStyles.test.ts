import { expect, test, vi } from "vitest";
import { languageStyles } from "./languageStyles.ts";

const english = vi.hoisted(() => ({
  faces: [{ family: "Text", weight: "400 700", url: "/_astro/text.woff2" }],
  css: "@font-face{font-family:Text}",
  stylesheet: "/_astro/faces-en.css",
  fallbacks: '@font-face{font-family:"Headline Fallback"}',
}));
const code = vi.hoisted(() => ({
  faces: [{ family: "Code", weight: "400", url: "/_astro/code.woff2" }],
  css: "@font-face{font-family:Code}",
  stylesheet: "/_astro/faces-code.css",
  fallbacks: "",
}));
vi.mock("virtual:inline", () => ({ fonts: { en: english }, code }));
// Vitest leaves out the content of stylesheets.
vi.mock("../styles/scripts/devanagari.css?inline", () => ({ default: ":root{--sans:Devanagari}" }));
vi.mock("../styles/scripts/japanese.css?inline", () => ({ default: ":root{--sans:Japanese}" }));

test("a language with fonts of ours has them and the font for code, and what stands in for them", () => {
  expect(languageStyles("en")).toEqual({
    faces: [...english.faces, ...code.faces],
    css: english.css,
    stylesheets: [english.stylesheet, code.stylesheet],
    fallbacks:
      '@font-face{font-family:"Headline Fallback"}' +
      ':root[data-faces=late]{--code:monospace;--sans:Arial, sans-serif;--serif:"Headline Narrow", "Headline Wide", serif}',
  });
});

test.each([
  ["hi", ":root{--sans:Devanagari}"],
  ["ja", ":root{--sans:Japanese}"],
] as const)("%s has the font for code, and the tokens of its script", (language, tokens) => {
  expect(languageStyles(language)).toEqual({
    faces: code.faces,
    css: "",
    stylesheets: [code.stylesheet],
    fallbacks: `${tokens}:root[data-faces=late]{--code:monospace}`,
  });
});

test("a language without fonts and tokens has only the font for code", () => {
  expect(languageStyles("ru")).toEqual({
    faces: code.faces,
    css: "",
    stylesheets: [code.stylesheet],
    fallbacks: ":root[data-faces=late]{--code:monospace}",
  });
});
