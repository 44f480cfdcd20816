import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { measureThrough, shortOf } from "./renderedText.ts";

const sizes = [
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  // High enough to show the tallest figure completely.
  { viewport: { width: 1280, height: 1200 }, colorScheme: "light" },
] as const;
// Legal pages have no motion.
const { privacyPolicy: _, terms: __, ...pages } = routes;
const paths = [...Object.values(pages).map(({ path }) => path), "/missing.png"];

/** Advances clock and animations by a second. Endless animations are paused. */
async function passSecond(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline)
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
        else animation.currentTime = Number(animation.currentTime) + 1000;
  });
  // Waits for a frame, in which animations of visible elements start. The stopped clock stops requestAnimationFrame.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}

for (const { viewport, colorScheme } of sizes)
  test.describe(`${viewport.width} px, ${colorScheme}, in motion`, () => {
    test.use({
      viewport,
      colorScheme,
      bypassCSP: true,
      contextOptions: { reducedMotion: "no-preference" },
    });

    for (const path of paths)
      test(`every line of ${path} is painted with enough contrast within a second of being in view`, async ({
        page,
      }) => {
        await stopClock(page);
        // Freezes all animations: an endless strip would look different in every screenshot.
        const devTools = await page.context().newCDPSession(page);
        await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
        await page.goto(path);
        const lines = await measureThrough(page, page.locator("body"), () => passSecond(page));
        expect(lines.length).toBeGreaterThan(20);
        expect(shortOf(lines)).toEqual([]);
      });
  });
