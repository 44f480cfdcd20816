import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Colour } from "../src/styles/contrast.ts";

/** The colour of a pixel; undefined outside the screenshot. */
export type Pixels = (x: number, y: number) => Colour | undefined;

/** A screenshot of the window, with one pixel per CSS pixel. */
export async function pixelsOf(page: Page): Promise<Pixels> {
  const image = sharp(await page.screenshot()).raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return (x, y) => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return;
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}
