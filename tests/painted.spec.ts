import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { measureThrough } from "./renderedText.ts";

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

/** The lines that were not painted when they were last seen, as one reads the page. */
async function unpaintedLines(page: Page): Promise<string[]> {
  const lines = await measureThrough(page, page.locator("body"), () => settle(page));
  expect(lines.length).toBeGreaterThan(20);
  return lines.filter(({ ratio }) => ratio <= painted).map(({ y, text }) => `${Math.round(y)} ${text}`);
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
