import { expect, test, vi } from "vitest";
import { fontVariables, languageStyles } from "./languageStyles.ts";

// Vitest leaves out the content of stylesheets.
vi.mock("../../styles/scripts/japanese.css?inline", () => ({ default: ":root{--sans:Japanese}" }));

test.each([
  [
    "es",
    ["--headline-es", "--text-es", "--code"],
    /^:root\{--serif:var\(--headline-es\);--sans:var\(--text-es\)\}@font-face\{font-family:"Headline Times";.*size-adjust:96.1%;ascent-override:107.8%;descent-override:34.9%/,
  ],
  ["ja", ["--headline-ja", "--code"], /^:root\{--headline:var\(--headline-ja\)\}:root\{--sans:Japanese\}$/],
] as const)("%s has its fonts and the styles of its script", (language, variables, styles) => {
  expect(fontVariables(language)).toEqual(variables);
  expect(languageStyles(language)).toMatch(styles);
});
