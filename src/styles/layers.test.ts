import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
