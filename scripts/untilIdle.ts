import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** How long nothing must be asked for, nor come, in milliseconds. */
const quiet = 500;

/**
 * Until a page has loaded and its network is quiet. Playwright's own `networkidle` never comes for one page in a
 * hundred, though every request has ended.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on("request", note);
  page.on("response", note);
  page.on("requestfinished", note);
  while (performance.now() - last < quiet) await setTimeout(quiet / 5);
  page.off("request", note);
  page.off("response", note);
  page.off("requestfinished", note);
}
