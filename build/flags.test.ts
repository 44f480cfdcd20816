import { expect, test } from "vitest";
import { languages } from "../src/languages/languages.ts";
import { readFlags } from "./flags.ts";

test("each language has a drawn flag at its address, and all share one digest", async () => {
  const { urls, files } = await readFlags();
  expect(Object.keys(urls)).toEqual(languages.map(({ flag }) => flag));
  expect(Object.values(urls)).toEqual([...files.keys()].map((name) => `/_astro/${name}`));
  for (const content of files.values()) expect(content.toString()).toMatch(/^<svg .*<\/svg>\s*$/s);
  const [version, ...others] = new Set([...files.keys()].map((name) => name.split(".")[1]));
  expect(version).toMatch(/^[\da-f]{10}$/);
  expect(others).toEqual([]);
  expect(urls.GB).toBe(`/_astro/flag-gb.${version}.svg`);
});
