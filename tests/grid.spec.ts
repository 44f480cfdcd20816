import type { Page } from "@playwright/test";
import { listedRoutes, routes } from "../src/facts/routes.ts";
import { expect, test, words } from "./fixtures.ts";

const { common } = words("en");
const paths = listedRoutes.map((id) => routes[id].path);

/** Texts outside of the edges of the footer's container, without those that scroll, such as strips of logos. */
const textsOffGrid = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("footer > div");
    if (!frame) return ["no footer"];
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    const box = frame.getBoundingClientRect();
    const [left, right] = [
      box.left + Number.parseFloat(paddingLeft),
      box.right - Number.parseFloat(paddingRight),
    ];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest("[popover], dialog, .u-visually-hidden") || scrolls(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      // A letter's side bearing may be drawn over the edge.
      if (boxes.some((each) => each.left < left - 2 || each.right > right + 2))
        found.push(textContent.trim());
    }
    return found;
  });

for (const path of paths)
  test(`every text of ${path}, chart labels included, is within the edges of the container`, async ({
    page,
  }) => {
    for (const language of ["en", "ru"]) {
      await page.goto(`${path}?lng=${language}`);
      for (const width of [390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await textsOffGrid(page), `${language} at ${width} px`).toEqual([]);
      }
    }
  });

test("the prop firms page is no longer than what it says", async ({ page }) => {
  await page.goto(routes.propFirms.path);
  for (const [width, height] of [
    [1280, 8500],
    [390, 11_000],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  }
});

for (const path of paths)
  test(`LY-07 LY-08 Book demo is in reach everywhere on ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(path);
    const bookDemo = page.getByRole("navigation").locator("a", { hasText: common.navigation.bookDemo });
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < length; top += 2000) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect(bookDemo).toBeInViewport({ ratio: 1 });
    }
  });
