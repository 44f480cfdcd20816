import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** How long no request may start or end, in milliseconds. */
const quiet = 500;

/**
 * Waits until a page has loaded and its network is quiet. Playwright's `networkidle` sometimes never comes although all
 * requests have ended. Can be removed once this is fixed: https://github.com/microsoft/playwright/issues/42598
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on("request", note);
  page.on("requestfinished", note);
  while (performance.now() - last < quiet) await setTimeout(quiet / 5);
  page.off("request", note);
  page.off("requestfinished", note);
}
