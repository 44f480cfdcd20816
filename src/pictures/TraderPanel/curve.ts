import { equityCurve } from "../equityCurve.ts";
import { line } from "../path.ts";

/** The chart's own units. */
export const width = 600;
export const height = 200;
export const margin = 10;

/** Gains as fractions of the account's size: one list per day, from the morning on; only the last has several trades. */
export type Sessions = readonly (readonly [number, ...number[]])[];

/** The height of a gain in the chart, between the target at the top and the maximum loss. Shares are positive. */
export const heightIn =
  (target: number, maximum: number) =>
  (gain: number): number =>
    Math.round(margin + ((target - gain) * (height - 2 * margin)) / (target + maximum));

/**
 * Path data of the equity; all days are as wide as each other.
 * @param limit the gain at which the account would be closed: only the end of the line may reach it
 */
export function equityLine(sessions: Sessions, y: (gain: number) => number, limit = -1): string {
  const trades = (sessions.at(-1)?.length ?? 2) - 1;
  const points = trades * Math.max(1, Math.round(width / sessions.length / trades / 14));
  const gains = sessions.flatMap((session, day) =>
    equityCurve(session, 9 + day, points / (session.length - 1), 0.006).slice(day === 0 ? 0 : 1),
  );
  const heights = gains.map((gain, point) =>
    y(point === gains.length - 1 ? gain : Math.max(gain, limit + 0.002)),
  );
  return line(heights, round(width / (heights.length - 1)));
}

export const round = (value: number): number => Math.round(10 * value) / 10;
