import { equityCurve } from "../../simulation/equityCurve.ts";
import { line } from "../path.ts";

/** The height of the chart, in its own units, and the width of the trade at its end. */
export const height = 100;
const tradeWidth = 7;

/** What the chart shows. Gains are fractions of the account's size. */
export interface ChartScale {
  /** Gains up to now. */
  gains: readonly number[];
  /** The gain of the largest trade. */
  highest: number;
}

/** The drawing of an account up to now, its width, and that of a trade that follows. */
export function challengeChart({ gains, highest }: ChartScale) {
  const lowest = Math.min(0, ...gains);
  const y = (gain: number): number => Math.round(4 + ((height - 8) * (highest - gain)) / (highest - lowest));
  const heights = equityCurve(gains, 3, 4, 0.004).map(y);
  const now = heights.length - 1;
  const start = heights.at(-1) ?? 0;
  return {
    y,
    now,
    width: now + tradeWidth,
    path: line(heights, 1),
    /** @param share how much of the trade the account has seen */
    trade: (gain: number, share = 1) => `M${now} ${start}L${now + tradeWidth * share} ${y(gain)}`,
    limit: (gain: number) => `M${now} ${y(gain)}h${tradeWidth}`,
  };
}
