import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Folders of components, and the cascade layer of their styles. Where two fit, the last counts. */
const folders = {
  "src/ui/": "components",
  "src/layout/": "components",
  "src/illustrations/": "illustrations",
  "src/sections/": "sections",
  "src/sections/shared/": "components",
};

test.each(globSync("src/{ui,layout,illustrations,sections}/**/*.module.css"))(
  "%s is in its folder's layer",
  (file) => {
    const layers = readFileSync(file, "utf8").match(/(?<=@layer )[\w-]+/g);
    const expected = Object.entries(folders).findLast(([folder]) => file.startsWith(folder))?.[1];
    expect(new Set(layers)).toEqual(new Set([expected]));
  },
);

test("every document declares the order of layers before any other style", () => {
  const documents = globSync("src/**/*.astro").filter((file) => readFileSync(file, "utf8").includes("<html"));
  expect(documents.length).toBeGreaterThan(2);
  for (const file of documents) {
    const [, head = ""] = readFileSync(file, "utf8").split("<head>");
    const [first] = /<(?:style|link rel="stylesheet"|slot)[^>]*>/.exec(head) ?? [];
    expect(first, file).toMatch(/^<style is:inline set:html=\{layerOrder\}/);
  }
});

test("no stylesheet declares another order", () => {
  for (const file of globSync("src/**/*.css"))
    expect(readFileSync(file, "utf8"), file).not.toMatch(/@layer [^{]*;/);
});
