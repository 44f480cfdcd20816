import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { longestFrame, NoFrames } from "../scripts/scrollThrough.ts";
import type { Colour } from "../src/styles/contrast.ts";

/** A screenshot with one pixel per CSS pixel. */
export interface Pixels {
  width: number;
  height: number;
  /** The channels of a pixel, row by row. */
  data: Buffer;
  channels: number;
  /** @returns undefined outside the screenshot */
  at(x: number, y: number): Colour | undefined;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One session per page: detaching one resets emulated media (https://github.com/microsoft/playwright/issues/24109). */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * A screenshot of the page by the browser itself. Playwright's takes four times as long, because it waits for fonts and
 * hides carets.
 * @throws {NoFrames} if the browser no longer draws the page
 */
export async function pixelsOf(page: Page): Promise<Pixels> {
  const devTools = await sessionOf(page);
  const capture = async () =>
    devTools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
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
    data,
    channels,
    at(x, y) {
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const at = (y * width + x) * channels;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    },
  };
}
