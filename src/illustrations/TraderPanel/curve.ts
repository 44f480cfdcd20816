import { equityCurve } from "../../simulation/equityCurve.ts";
import { line } from "../path.ts";

/** The chart's own units. */
export const width = 600;
export const height = 200;
export const margin = 10;

/** Gains as fractions of the account's size: one list per day, from the morning on; only the last has several trades. */
export type Sessions = readonly (readonly [number, ...number[]])[];

/** The height of a gain in the chart, between the highest one and the lowest. */
export const heightIn =
  (highest: number, lowest: number) =>
  (gain: number): number =>
    Math.round(margin + ((highest - gain) * (height - 2 * margin)) / (highest - lowest));

/** The height of a gain on a day: its limit is in the middle, between this morning and twice the limit. */
export const heightOfDay = (morning: number, limit: number) => heightIn(morning, morning - 2 * limit);

/** Path data of the equity; all days are as wide as each other. @param end its x */
export function equityLine(sessions: Sessions, y: (gain: number) => number, end = width): string {
  const trades = (sessions.at(-1)?.length ?? 2) - 1;
  const points = trades * Math.max(1, Math.round(width / sessions.length / trades / 14));
  const gains = sessions.flatMap((session, day) =>
    equityCurve(session, 9 + day, points / (session.length - 1), 0.006).slice(day === 0 ? 0 : 1),
  );
  return line(gains.map(y), round(end / (gains.length - 1)));
}

/** x of a place in a day's last trade. @param share how much of the trade is over there: 0 at its start, 1 at its end */
export const placeInLast = (trades: number, share: number): number =>
  round(width - (width * (1 - share)) / trades);

/** Path data of the last trade of a day. @param from and `to`: its heights @param seen the share up to `to` */
export const lastTrade = (trades: number, from: number, to: number, seen = 1): string =>
  `M${placeInLast(trades, 0)} ${from}L${placeInLast(trades, seen)} ${to}`;

export const round = (value: number): number => Math.round(10 * value) / 10;
