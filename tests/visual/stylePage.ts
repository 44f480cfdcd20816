import type { Page } from "@playwright/test";

const port = 4383;

/** Of the development server that the set starts for itself. */
export const server = { address: `http://127.0.0.1:${port}/style`, env: { PORT: String(port) } };

/** Opens the style page and waits until its islands have started; its phones, which are frames of it, stay empty. */
export async function openStylePage(page: Page): Promise<void> {
  await page.route("**/style/*", (route) => route.abort());
  await page.goto(`${server.address}?lng=en`);
  await page.locator("html[data-ready]").waitFor();
  // It would lie over what is looked at.
  await page.addStyleTag({ content: "body > header { position: static !important }" });
  await page.evaluate(() => document.fonts.ready);
}
