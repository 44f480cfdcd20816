import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { longestFrame, NoFrames } from "../scripts/scrollThrough.ts";
import type { Colour } from "../src/styleguide/contrast.ts";

/** A picture of a page, a pixel for each CSS pixel. */
export interface Pixels {
  width: number;
  height: number;
  /** @returns nothing outside the picture */
  at(x: number, y: number): Colour | undefined;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for as long as the page lives: a session that is detached takes along which media the page is shown in. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * What a page looks like now. The browser's own picture, quickly packed: Playwright's takes four times as long, for
 * carets and fonts that are at rest here.
 * @param options.fullPage all of the page rather than what is in the window
 * @throws NoFrames where the browser draws the page no more
 */
export async function pixelsOf(page: Page, { fullPage = false } = {}): Promise<Pixels> {
  const devTools = await sessionOf(page);
  const wholePage = async () => {
    const { cssContentSize } = await devTools.send("Page.getLayoutMetrics");
    return { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } };
  };
  const capture = async () =>
    devTools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      ...(fullPage && (await wholePage())),
    });
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => deadline.reject(new NoFrames(`No picture of ${page.url()} in ${longestFrame} ms`)),
    longestFrame,
  );
  const { data: png } = await Promise.race([capture(), deadline.promise]).finally(() => clearTimeout(timer));
  const { data, info } = await sharp(Buffer.from(png, "base64")).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    at(x, y) {
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const at = (y * width + x) * channels;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    },
  };
}
