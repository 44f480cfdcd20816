import type { Page } from "@playwright/test";
import { untilIdle } from "../scripts/untilIdle.ts";
import { routes } from "../src/facts/routes.ts";
import { expect, site, test } from "./fixtures.ts";

/** Files of the font for code that a document requests. */
async function codeFonts(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await untilIdle(page);
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  return files.filter((path) => path.startsWith("/_astro/code-"));
}

for (const language of site.languages)
  test(`code is set in the site's own font in ${language}, for which pages that show none do not ask`, async ({
    page,
  }) => {
    expect(await codeFonts(page, `${routes.privacyPolicy.path}?lng=${language}`)).toEqual([]);
    expect(await codeFonts(page, `${routes.partners.path}?lng=${language}`)).toHaveLength(1);
  });
