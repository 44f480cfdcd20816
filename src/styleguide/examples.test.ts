import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "../i18n/messages/i18n.ts";
import { site } from "../site/site.ts";
import { entries, examplesOf } from "./examples.ts";

test.each(site.languages)("every example can be drawn in %s", async (language) => {
  const i18n = await i18nFor(language);
  for (const entry of entries)
    for (const [name, example] of Object.entries(examplesOf(entry, i18n)))
      expect(renderToStaticMarkup(example), `${entry.name}, ${name}`).toMatch(/^<\w/);
});
