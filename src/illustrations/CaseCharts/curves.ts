import { noise } from "../../simulation/noise.ts";
import { line } from "../path.ts";

/** The drawing's own units: from the opening bell to the right edge, and three steps up and down from the timeline. */
export const box = { width: 200, height: 300, end: 162 } as const;
/** A step of the scale. */
const stepHeight = 50;
const moments = 9;

/**
 * How far a growth is from the figure before, in doublings: 1 for twice it, −1 for half of it. On this scale a quarter
 * is as far from the start as four times, so that both falls and growths of any size fit.
 */
export const doublings = (growth: number): number => Math.log2(1 + growth);

/** The growth after so many doublings, the inverse of `doublings`. */
export const growthAfter = (steps: number): number => 2 ** steps - 1;

/**
 * The step of a scale that all growths fit on, in doublings: one, or more for larger results.
 * @param steps available on either side of the timeline
 */
export function stepOf(growths: readonly number[], steps: number): number {
  const farthest = Math.max(...growths.map((growth) => Math.abs(doublings(growth))), 0);
  return Math.max(1, Math.ceil(farthest / steps));
}

/** The highest that lines may end, in steps: their jitter needs the rest of the third one. */
export const fanSteps = 2.8;

/** The y of a growth; zero growth, the timeline, is in the middle of the drawing. */
export const heightOf = (growth: number, step: number): number =>
  Math.round(box.height / 2 - (doublings(growth) / step) * stepHeight);

/** Curves of all growths: each leaves the timeline at the bell and ends at its figure on the last day. */
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

/** Heights of a label and of a side's caption, in the drawing's units; `--row` in the styles is a label's. */
const label = { row: 19, caption: 17 } as const;

/**
 * Middles of the labels beside the drawing: those of growth downwards from its top, those of falls upwards from its
 * bottom. If there are too many for its height, they move closer in these units, because the drawing grows to fit them.
 */
export function labelMiddles(up: number, down: number): number[] {
  const captions = [up, down].filter(Boolean).length * (label.caption / label.row);
  const row = Math.min(label.row, box.height / (up + down + captions));
  return Array.from({ length: up + down }, (_, rank) =>
    Math.round(rank < up ? row * (rank + 0.5) : box.height - row * (up + down - rank - 0.5)),
  );
}
