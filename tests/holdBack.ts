import type { Page } from "@playwright/test";

/**
 * Holds files back until the result is called. The route stays: requests that are under way when a route is taken off can
 * be lost.
 * @param files as for `page.route`
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(files, (route) => released.promise.then(() => route.continue()));
  return released.resolve;
}
