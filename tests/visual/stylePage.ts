import type { Page } from "@playwright/test";

const port = 4383;

/** The development server of these tests. */
export const server = { address: `http://127.0.0.1:${port}/style`, env: { PORT: String(port) } };

/** Opens the style page and waits until its islands have started. Its phone frames stay empty. */
export async function openStylePage(page: Page): Promise<void> {
  await page.route("**/style/*", (route) => route.abort());
  await page.goto(`${server.address}?lng=en`);
  await page.locator("html[data-ready]").waitFor();
  // A sticky bar would cover the examples, and gaps of parts of a pixel would blur them.
  await page.addStyleTag({
    content: "body > header { position: static !important } :root { --section: 64px }",
  });
  await page.evaluate(() => document.fonts.ready);
}
