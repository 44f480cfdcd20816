import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

/** Folders of components, and the cascade layer of their styles. Where two fit, the last counts. */
const folders = {
  "src/ui/": "components",
  "src/layout/": "components",
  "src/pictures/": "pictures",
  "src/sections/": "sections",
  "src/sections/shared/": "components",
};

test.each(globSync("src/{ui,layout,pictures,sections}/**/*.module.css"))(
  "%s is in its folder's layer",
  (file) => {
    const layers: string[] = [];
    postcss.parse(readFileSync(file, "utf8")).walkAtRules("layer", ({ params }) => void layers.push(params));
    const expected = Object.entries(folders).findLast(([folder]) => file.startsWith(folder))?.[1];
    expect(new Set(layers)).toEqual(new Set([expected]));
  },
);

test("what stands closer to a page is in a later layer", () => {
  const [order] = readFileSync("src/styles/base.css", "utf8").split("\n");
  expect(order).toBe("@layer tokens, base, components, pictures, sections;");
});
