import { noise } from "../noise.ts";
import { line } from "../path.ts";

/** The drawing's own units: from the opening bell to the right edge, and three steps up and down from the tape. */
export const box = { width: 200, height: 300, end: 162 } as const;
/** A quarter, in two units for each of its points: whole numbers are fine enough. */
const stepHeight = 50;
const moments = 9;

/**
 * The step of a scale on which all growths have room: a quarter, or more where results go farther.
 * @param steps that there is room for on either side of the tape
 */
export function stepOf(growths: readonly number[], steps: number): number {
  const farthest = Math.max(...growths.map(Math.abs), 0);
  const fits = [0.25, 0.5, 1, 2.5, 5].find((step) => farthest <= step * steps);
  return fits ?? Math.ceil(farthest / steps);
}

/** How far the lines of the drawing may go: their jitter needs the rest of the third step. */
export const fanSteps = 2.8;

/** Height of a growth in the drawing; the tape, where nothing has changed, lies in its middle. */
export const heightOf = (growth: number, step: number): number =>
  Math.round(box.height / 2 - (growth / step) * stepHeight);

/** Draws growths one after the other: each leaves the tape at the bell and reaches its figure on the last day. */
export function curves(growths: readonly number[], step: number): string[] {
  const random = noise(7);
  return growths.map((growth) => {
    const heights = Array.from({ length: moments + 1 }, (_, moment) => {
      const share = 1 - (1 - moment / moments) ** 1.7;
      const jitter = moment % moments === 0 ? 0 : random() * 0.05;
      return heightOf(growth * (share + jitter), step);
    });
    return line(heights, box.end / moments);
  });
}

/** A label beside the drawing and what is said of all labels of a side, in its units; `--row` in the styles is a label. */
const label = { row: 19, caption: 17 } as const;

/**
 * Middles of the labels beside the drawing: those of results that grew from its top, the others up from its bottom. They
 * grow closer in the drawing's units where there are more of them than it is high for: the drawing then grows with them.
 */
export function labelMiddles(up: number, down: number): number[] {
  const captions = [up, down].filter(Boolean).length * (label.caption / label.row);
  const row = Math.min(label.row, box.height / (up + down + captions));
  return Array.from({ length: up + down }, (_, rank) =>
    Math.round(rank < up ? row * (rank + 0.5) : box.height - row * (up + down - rank - 0.5)),
  );
}
