import type { Page } from "@playwright/test";
import { routes } from "../src/facts/routes.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { measureThrough, shortOf } from "./renderedText.ts";

const sizes = [
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  // As high as the largest figure needs to be seen whole.
  { viewport: { width: 1280, height: 1200 }, colorScheme: "light" },
] as const;
// Nothing moves on the legal pages.
const { privacyPolicy: _, terms: __, ...pages } = routes;
const paths = [...Object.values(pages).map(({ path }) => path), "/missing.png"];

/** A second passes, by the clock and for whatever moves; animations without an end are held where they are. */
async function passSecond(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline)
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
        else animation.currentTime = Number(animation.currentTime) + 1000;
  });
  // What has been scrolled into view starts with the next frame, of which no script hears by a clock that stands still.
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
      test(`every line of ${path} is painted and stands out within a second of being in view`, async ({
        page,
      }) => {
        await stopClock(page);
        // A strip that passes without end is never the same in two pictures: the time of all animations stands still.
        const devTools = await page.context().newCDPSession(page);
        await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
        await page.goto(path);
        const lines = await measureThrough(page, page.locator("body"), () => passSecond(page));
        expect(lines.length).toBeGreaterThan(20);
        expect(shortOf(lines)).toEqual([]);
      });
  });
