import { noise } from "../seed.ts";

/** The drawing's own units: a point of growth is two of them, so that whole numbers are fine enough. */
const point = 200;
/** From the opening bell to the right edge, and from 75% more to 75% less. */
export const box = { width: 200, height: 300, end: 162 } as const;
const steps = 9;

/** Height of a growth in the drawing; the tape, where nothing has changed, lies in its middle. */
export const heightOf = (growth: number): number => Math.round(box.height / 2 - growth * point);

/** Draws growths one after the other: each leaves the tape at the bell and reaches its figure on the last day. */
export function curves(growths: readonly number[]): string[] {
  const random = noise(7);
  return growths.map((growth) => {
    const heights = Array.from({ length: steps + 1 }, (_, step) => {
      const share = 1 - (1 - step / steps) ** 1.7;
      const jitter = step % steps === 0 ? 0 : random() * 0.05;
      return heightOf(growth * (share + jitter));
    });
    // Relative steps of one width: half the bytes of coordinates.
    return heights
      .slice(1)
      .reduce(
        (path, height, index) => `${path}l${box.end / steps} ${height - (heights[index] ?? 0)}`,
        `M0 ${box.height / 2}`,
      );
  });
}
