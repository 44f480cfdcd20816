import { noise } from "../../simulation/noise.ts";
import { line } from "../path.ts";

/** The drawing's own units: 90 days on either side of the launch; three steps up and down. */
export const box = { width: 220, height: 300, launch: 110 } as const;
/** The width of the drawing of what leads from the lines to the labels. */
export const leadWidth = 20;
/** A step of the scale. */
const stepHeight = 50;
/** Parts of 90 days. */
const moments = 5;

/**
 * How far a growth is from the figure before, in doublings: 1 for twice it, −1 for half of it. On this scale a quarter
 * is as far from the start as four times, so that both falls and growths of any size fit.
 */
export const doublings = (growth: number): number => Math.log2(1 + growth);

/** A line of the scale, so many doublings from the figure before: `×4`, or `÷4` below it. */
export const multiple = (steps: number): string => `${steps < 0 ? "÷" : "×"}${2 ** Math.abs(steps)}`;

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

/**
 * A course from 90 days before the launch to 90 days after it, in equal steps, as growths against the level before: about
 * level up to the launch, which is in the middle, and at `growth` on the last day.
 * @param jitter the most that a moment may be off, as a share of the level before, and of the growth after
 */
export function course(
  growth: number,
  random: () => number,
  jitter: { before: number; after: number },
  parts = moments,
): number[] {
  return Array.from({ length: 2 * parts + 1 }, (_, moment) => {
    const since = moment / parts - 1;
    if (since < 0) return random() * jitter.before;
    const share = 1 - (1 - since) ** 1.7;
    return growth * (share + (since % 1 === 0 ? 0 : random() * jitter.after));
  });
}

/** Curves of all growths, before the launch and after it: each ends at its figure on the last day. */
export function curves(growths: readonly number[], step: number): { before: string; after: string }[] {
  const random = noise(7);
  return growths.map((growth) => {
    const heights = course(growth, random, { before: 0.06, after: 0.04 }).map((each) => heightOf(each, step));
    const part = box.launch / moments;
    return {
      before: line(heights.slice(0, moments + 1), part),
      after: line(heights.slice(moments), part, box.launch),
    };
  });
}

/** Heights of a label, of a side's caption and of half the label in the middle, in the drawing's units; `--row` in the styles is a label's. */
const label = { row: 17, caption: 15, middle: 16 } as const;

/**
 * Middles of the labels beside the drawing: those of growth downwards from its top, those of falls upwards from its
 * bottom. If there are too many for half of its height, they move closer in these units, because the drawing grows to
 * fit them.
 */
export function labelMiddles(up: number, down: number): number[] {
  const needed = label.caption + Math.max(up, down) * label.row + label.middle;
  const scale = Math.min(1, box.height / 2 / needed);
  const at = (rank: number) => scale * label.row * (rank + 0.5);
  return Array.from({ length: up + down }, (_, rank) =>
    Math.round(rank < up ? scale * label.caption + at(rank) : box.height - at(up + down - rank - 1)),
  );
}
