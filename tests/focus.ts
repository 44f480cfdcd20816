import type { Page } from "@playwright/test";
import { contrast } from "../src/styleguide/contrast.ts";
import { pixelsOf } from "./pixels.ts";

/**
 * The least contrast of the focus ring as drawn: on each of its four sides, against the pixels on both sides of the
 * line. 1 if no ring is visible in the window.
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
  /** Contrast at one point of the ring. `across` is the direction perpendicular to the line. */
  const ratioAt = (x: number, y: number, [dx, dy]: readonly [number, number]): number => {
    const at = (step: number) => pixels.at(Math.floor(x + step * dx), Math.floor(y + step * dy));
    const grounds = [at(-2.5), at(2.5)];
    // Positions have fractions, but lines are drawn on whole pixels.
    const lines = [-1, 0, 1].map((step) => {
      const line = at(step);
      return Math.min(...grounds.map((ground) => (line && ground ? contrast(line, ground) : 1)));
    });
    return Math.max(...lines);
  };
  // Three points per side, because text or a mark may touch the ring at one.
  const along = [0.25, 0.5, 0.75];
  const xs = along.map((share) => ring.left + share * (ring.right - ring.left));
  const ys = along.map((share) => ring.top + share * (ring.bottom - ring.top));
  return Math.min(
    ...[ring.left, ring.right].map((x) => Math.max(...ys.map((y) => ratioAt(x, y, [1, 0])))),
    ...[ring.top, ring.bottom].map((y) => Math.max(...xs.map((x) => ratioAt(x, y, [0, 1])))),
  );
}

/** A description of the focused element, for messages. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const text = activeElement?.textContent?.replace(/\s+/g, " ").trim().slice(0, 40);
    return `${activeElement?.localName} “${activeElement?.ariaLabel ?? text}”`;
  });
