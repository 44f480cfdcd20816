import type { BrowserContext, Page } from "@playwright/test";
import { NoFrames } from "../scripts/scrollThrough.ts";

/**
 * Does something with a new page. Headless Chromium 153 stops drawing about one in forty pages after fast scrolling, and
 * never resumes; then it is done once more with another page. Can be removed when runs no longer print "opened again".
 * @throws {NoFrames} if three pages in a row are no longer drawn
 */
export async function whileDrawn<Result>(
  context: BrowserContext,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  for (let pages = 1; ; pages += 1) {
    const page = await context.newPage();
    try {
      return await use(page);
    } catch (error) {
      if (!(error instanceof NoFrames) || pages === 3) throw error;
      console.warn(`${error.message}: opened again.`);
      await page.close();
    }
  }
}
