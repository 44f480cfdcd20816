import { equityCurve } from "../equityCurve.ts";
import { line } from "../path.ts";

/** The chart's own units. */
export const width = 600;
export const height = 200;
export const margin = 10;

/** Gains as fractions of the account's size: one list per day, from the morning on. */
export type Sessions = readonly (readonly [number, ...number[]])[];

/** The height of a gain in the chart, between the target at the top and the maximum loss. Shares are positive. */
export const heightIn =
  (target: number, maximum: number) =>
  (gain: number): number =>
    Math.round(margin + ((target - gain) * (height - 2 * margin)) / (target + maximum));

/** The width of a trade or day, and the path data of the equity. */
export function equityLine(sessions: Sessions, y: (gain: number) => number): { step: number; path: string } {
  const values = sessions.flatMap((session, day) => (day === 0 ? session : session.slice(1)));
  const step = width / (values.length - 1);
  const heights = equityCurve(values, 9, Math.round(step / 14), 0.006).map(y);
  return { step, path: line(heights, round(width / (heights.length - 1))) };
}

export const round = (value: number): number => Math.round(10 * value) / 10;
