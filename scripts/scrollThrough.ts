import type { Page } from "@playwright/test";

/** The browser draws no more frames of a page. Scripts still run, but screenshots and animation frames never come. */
export class NoFrames extends Error {}

/** The longest time for a frame on the slowest machine, in milliseconds. */
const longestFrame = 20_000;

/**
 * Waits for two frames: changes of the first are visible in the second.
 * @throws {NoFrames} if they do not come
 */
export async function passFrames(page: Page): Promise<void> {
  const came = await page.evaluate(
    (longest) =>
      new Promise<boolean>((resolve) => {
        setTimeout(resolve, longest, false);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    longestFrame,
  );
  if (!came) throw new NoFrames(`No frame of ${page.url()} in ${longestFrame} ms`);
}

/**
 * Scrolls through a page from its top, half a window at a time.
 * @param atStop called after each scroll with the scroll position in CSS pixels; by default two frames pass
 * @throws {NoFrames} if the browser draws no more
 */
export async function scrollThrough(
  page: Page,
  atStop: (top: number) => Promise<void> = () => passFrames(page),
): Promise<void> {
  const scroll = (to: number | null): Promise<number> =>
    page.evaluate((to) => {
      scrollTo({ top: to ?? scrollY + innerHeight / 2, behavior: "instant" });
      return scrollY;
    }, to);
  let top = await scroll(0);
  for (let before = -1; top > before; ) {
    await atStop(top);
    before = top;
    top = await scroll(null);
  }
}
