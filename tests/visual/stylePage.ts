import type { Page } from "@playwright/test";

const port = 4383;

/** The development server of these tests. */
export const server = { address: `http://127.0.0.1:${port}/style`, env: { PORT: String(port) } };

/** Opens the style page and waits until its islands have started. Its phone frames stay empty. */
export async function openStylePage(page: Page): Promise<void> {
  await page.route("**/style/*", (route) => route.abort());
  await page.goto(`${server.address}?lng=en`);
  await page.locator("html[data-ready]").waitFor();
  // Colours do not depend on the width, so a phone shows only the light ones.
  await page.addStyleTag({
    content: `iframe { display: none }
      @media (width < 48rem) { [data-example$=".dark"] { display: none !important } }`,
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Each example begins at a whole pixel, whatever is above it: parts of a pixel are drawn differently.
    for (const example of document.querySelectorAll<HTMLElement>("article, [data-example]")) {
      const top = example.getBoundingClientRect().top + scrollY;
      example.style.marginBlockStart = `${Math.ceil(top) - top}px`;
    }
  });
}
