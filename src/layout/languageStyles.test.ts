import { expect, test, vi } from "vitest";
import { languages } from "../languages/languages.ts";
import { languageStyles } from "./languageStyles.ts";

const english = vi.hoisted(() => ({
  faces: [{ family: "Text", weight: "400 700", url: "/_astro/text.woff2" }],
  css: "@font-face{font-family:Text}",
  fallbacks: '@font-face{font-family:"Headline Fallback"}',
}));
const code = vi.hoisted(() => ({
  faces: [{ family: "Code", weight: "400", url: "/_astro/code.woff2" }],
  css: "@font-face{font-family:Code}",
  fallbacks: "",
}));
vi.mock("virtual:inline", () => ({ fonts: { en: english }, code }));

test("a language with fonts of ours has them and the font for code, and what stands in for them", () => {
  expect(languageStyles("en")).toEqual({
    faces: [...english.faces, ...code.faces],
    css: "@font-face{font-family:Text}@font-face{font-family:Code}",
    fallbacks:
      '@font-face{font-family:"Headline Fallback"}' +
      ':root[data-faces=late]{--code:monospace;--sans:Arial, sans-serif;--serif:"Headline Fallback", serif}',
  });
});

test("another language has the font for code, and the tokens of its script", () => {
  for (const { code: language, script } of languages.filter(({ script }) => script !== "latin")) {
    const { faces, css, fallbacks } = languageStyles(language);
    expect([faces, css]).toEqual([code.faces, code.css]);
    expect(fallbacks.endsWith(":root[data-faces=late]{--code:monospace}"), script).toBe(true);
  }
});
