import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const namesIn = (files: readonly string[], name: RegExp): string[] =>
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(name)].map(([, found = ""]) => found));

// Stylelint reads only style sheets.
test("components name no custom property without a fallback that no style sheet declares", () => {
  const declared = namesIn(globSync(["src/**/*.css", "stylelint.properties.css"]), /(--[\w-]+):/g);
  const used = namesIn(globSync("src/**/*.{ts,tsx,astro}"), /var\((--[\w-]+)\)/g);
  expect(used).not.toHaveLength(0);
  expect(used.filter((name) => !declared.includes(name))).toEqual([]);
});
