import { expect, type Page } from "@playwright/test";
import { scrollThrough } from "../scripts/scrollThrough.ts";

/** Scrolls through a page, opens every tab and touches every control, until no island is left that has not started. */
export async function startIslands(page: Page): Promise<void> {
  await scrollThrough(page);
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  for (const island of await page.locator("astro-island[client=interaction]").all())
    await island.locator("button, input").first().focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}
