import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { measureText } from "./renderedText.ts";

/** Less than this is not faint but unpainted: covered by a drawing, or clipped by a motion that never ends. */
const painted = 1.5;
const sizes = [
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  // As high as the largest figure needs to be seen whole.
  { viewport: { width: 1280, height: 1200 }, colorScheme: "light" },
] as const;
const { home, brokers, propFirms, communities, caseStudies, partners } = routes;

/** Whatever runs by the clock is brought to its end, or held where it has none; it goes on to decide the order of painting. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(1500);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline)
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
        else animation.finish();
  });
}

/**
 * Reads a page as a visitor does, half a window at a time, and returns the lines that were not painted when they were
 * last seen: whole, and below what sticks to the window's top.
 */
async function unpaintedLines(page: Page): Promise<string[]> {
  const isPainted = new Map<string, boolean>();
  const { height } = page.viewportSize() ?? { height: 0 };
  const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  for (let top = 0, before = -1; top > before; ) {
    await settle(page);
    const covered = top === 0 ? 0 : bar;
    for (const { text, y, height: leading, ratio } of await measureText(page, page.locator("body")))
      if (y >= top + covered && y + leading <= top + height)
        isPainted.set(`${Math.round(y)} ${text}`, ratio > painted);
    before = top;
    top = await page.evaluate((by) => {
      scrollBy({ top: by, behavior: "instant" });
      return scrollY;
    }, height / 2);
  }
  expect(isPainted.size).toBeGreaterThan(20);
  return [...isPainted].flatMap(([line, wasPainted]) => (wasPainted ? [] : line));
}

for (const { viewport, colorScheme } of sizes)
  test.describe(`${viewport.width} px, ${colorScheme}, in motion`, () => {
    test.use({
      viewport,
      colorScheme,
      bypassCSP: true,
      contextOptions: { reducedMotion: "no-preference" },
    });

    for (const { path } of [home, brokers, propFirms, communities, caseStudies, partners])
      test(`every line of ${path} is painted as one scrolls through it`, async ({ page }) => {
        // Two pictures, compared pixel by pixel, for each half a window.
        test.setTimeout(240_000);
        await stopClock(page);
        // It would open over a page that takes long to read.
        await page.addInitScript(() => sessionStorage.setItem("popup-closed", "true"));
        // A strip that passes without end is never the same in two pictures: the time of all animations stands still.
        const devTools = await page.context().newCDPSession(page);
        await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
        await page.goto(path);
        expect(await unpaintedLines(page)).toEqual([]);
      });
  });
