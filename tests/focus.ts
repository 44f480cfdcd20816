import type { Page } from "@playwright/test";
import { contrast } from "../src/styleguide/contrast.ts";
import { pixelsOf } from "./pixels.ts";

/**
 * The least contrast of the ring around what has focus, as it is drawn: on each of its four sides, against what lies
 * beside it on both sides of the line. 1 where there is no ring, or none of it in the window.
 */
export async function ringContrast(page: Page): Promise<number> {
  const ring = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) throw new Error("nothing has focus");
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
    if (outlineStyle === "none") return undefined;
    const distance = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance,
    };
  });
  if (!ring) return 1;
  const pixels = await pixelsOf(page);
  /** Of one point of the ring, `across` being the direction in which its line is crossed. */
  const ratioAt = (x: number, y: number, [dx, dy]: readonly [number, number]): number => {
    const at = (step: number) => pixels.at(Math.floor(x + step * dx), Math.floor(y + step * dy));
    const grounds = [at(-2.5), at(2.5)];
    // Lines are drawn on whole pixels, positions have fractions.
    const lines = [-1, 0, 1].map((step) => {
      const line = at(step);
      return Math.min(...grounds.map((ground) => (line && ground ? contrast(line, ground) : 1)));
    });
    return Math.max(...lines);
  };
  // A glyph or a tick may touch the ring at one point of a side.
  const along = [0.25, 0.5, 0.75];
  const xs = along.map((share) => ring.left + share * (ring.right - ring.left));
  const ys = along.map((share) => ring.top + share * (ring.bottom - ring.top));
  return Math.min(
    ...[ring.left, ring.right].map((x) => Math.max(...ys.map((y) => ratioAt(x, y, [1, 0])))),
    ...[ring.top, ring.bottom].map((y) => Math.max(...xs.map((x) => ratioAt(x, y, [0, 1])))),
  );
}

/** What has focus, in words for a message. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const text = activeElement?.textContent?.replace(/\s+/g, " ").trim().slice(0, 40);
    return `${activeElement?.localName} “${activeElement?.ariaLabel ?? text}”`;
  });
