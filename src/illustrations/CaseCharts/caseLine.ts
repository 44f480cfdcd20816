import { noise } from "../../simulation/noise.ts";
import { line } from "../path.ts";
import { course } from "./curves.ts";

/** The drawing's own units: a day is one wide; the axis is at the bottom. */
export const lineBox = { width: 180, height: 200 } as const;
/** In a wide window, the share of the picture's width that the marks of the axis take (CaseLine.module.css). */
const axisShare = 0.08;
/** Parts of 90 days. */
const parts = 18;

/**
 * The scale of an axis: two to four equal steps of a round number, from the one below `least` to the one above `most`.
 * @param whole whether what is measured comes in whole numbers
 */
export function axisOf(least: number, most: number, whole: boolean): number[] {
  const rough = (most - least) / 3.5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor =
    [1, 2, 2.5, 5, 10].find((each) => each * power >= rough && !(whole && (each * power) % 1)) ?? 10;
  const step = factor * power;
  const from = Math.floor(least / step);
  const steps = Math.ceil(most / step) - from;
  return Array.from({ length: steps + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

interface CaseMeasure {
  before: number;
  after: number;
  /** Shares and changes have fractions, numbers and times have not. */
  whole: boolean;
  /** Whether zero is the level before, as for changes. */
  isChange: boolean;
}

/** Values from 90 days before the launch to 90 days after it, in equal steps, and the scale of their axis. */
export function caseValues({ before, after, whole, isChange }: CaseMeasure, seed: number) {
  const growth = after / before - 1;
  const jitter = { before: 0.05, after: 0.04 };
  const values = course(growth, noise(seed), jitter, parts).map((each) =>
    isChange ? each : before * (1 + each),
  );
  const least = isChange ? Math.min(...values) : 0;
  return { values, axis: axisOf(least, Math.max(...values), whole) };
}

/** The drawing of a case's measure: paths before and after, and a point and a stem at each day. */
export function caseLine(measure: CaseMeasure, seed: number, days: readonly number[]) {
  const { values, axis } = caseValues(measure, seed);
  const [bottom = 0, top = 1] = [axis[0], axis.at(-1)];
  const y = (value: number) => Math.round((lineBox.height * (top - value)) / (top - bottom));
  const heights = values.map(y);
  const part = 90 / parts;
  const points = days.map((day) => {
    const place = (day + 90) / part;
    const [from = 0, to = from] = heights.slice(Math.floor(place));
    return { x: day + 90, y: Math.round(from + (to - from) * (place % 1)) };
  });
  return {
    before: line(heights.slice(0, parts + 1), part),
    after: line(heights.slice(parts), part, 90),
    points: points.map(({ x, y }) => `M${x} ${y}h0`).join(""),
    stems: points.map(({ x, y }) => `M${x} ${y}V${lineBox.height}`).join(""),
    /** From the day of each moment, at the foot of the chart, to its column; five columns are a quarter wider than the picture. */
    leaders: points
      .map(({ x }, column) => {
        const start = Math.round(10 * (lineBox.width * axisShare + x * (1 - axisShare))) / 10;
        return `M${start} 0V3L${column * 45 + 0.3} 10`;
      })
      .join(""),
  };
}
