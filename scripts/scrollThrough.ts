import type { Page } from "@playwright/test";

/** A page for which the browser has stopped to draw: it answers, yet no screenshot or animation frame ever comes. */
export class NoFrames extends Error {}

/** How long a frame may take on the slowest machine, in milliseconds. */
export const longestFrame = 20_000;

/**
 * Two frames: what the first one starts, the second one shows.
 * @throws NoFrames
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
 * Scrolls a page from its top to its end, half a window at a time, as somebody reads it.
 * @param atStop what to do at each stop, given how far the page is scrolled in CSS pixels; otherwise two frames pass
 * @throws NoFrames
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
