import { line } from "../path.ts";

/** Of the box of each line; its width is one per step. */
export const height = 32;

/** Room for half of a line's width, above and below. */
const margin = 1;

/**
 * Path data of small curves that share one scale: the highest and the lowest value touch the edges of the box.
 * @param series one list of values per curve
 */
export function sparklines(series: readonly (readonly number[])[]): string[] {
  const values = series.flat();
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const scale = (height - 2 * margin) / (highest - lowest || 1);
  return series.map((curve) =>
    line(
      curve.map((value) => Math.round(margin + (highest - value) * scale)),
      1,
    ),
  );
}
