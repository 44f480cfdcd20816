import { globSync } from "node:fs";
import { dirname } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "../i18n/messages/i18n.ts";
import { site } from "../site/site.ts";
import { entries, examplesOf } from "./examples.ts";

const foldersWith = (pattern: string): string[] =>
  [
    ...new Set(
      globSync(`src/{ui,illustrations}/*/${pattern}`).map((file) => dirname(file).replaceAll("\\", "/")),
    ),
  ].sort();

test("every component and picture has examples for the style page", () => {
  const components = foldersWith("*.tsx").filter((folder) => folder !== "src/ui/hooks");
  const withExamples = foldersWith("*.examples.tsx");
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((folder) => !withExamples.includes(folder))).toEqual([]);
});

test.each(site.languages)("every example can be drawn in %s", async (language) => {
  const i18n = await i18nFor(language);
  for (const entry of entries)
    for (const [name, example] of Object.entries(examplesOf(entry, i18n)))
      expect(renderToStaticMarkup(example), `${entry.name}, ${name}`).toMatch(/^<\w/);
});
