import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mobile } from "../ui/hooks/useMedia.ts";

/** All window widths at which a layout changes (ADR 001). */
const breakpoints = ["40rem", "48rem", "64rem", "80rem"];

test.each(globSync("src/**/*.{css,ts,tsx,astro}", { exclude: ["**/*.test.*"] }))(
  "%s uses only the four breakpoints for the window's width",
  (file) => {
    const text = readFileSync(file, "utf8").replaceAll(/@container[^{]*/g, "");
    for (const [, width] of text.matchAll(/\b(?:width [<>=]+|(?:min|max)-width:) ?([\d.]+\w+)\)/g))
      expect(breakpoints).toContain(width);
  },
);

test("scripts and styles agree on what a phone is", () => {
  expect(mobile).toBe("(width < 48rem)");
});
