/**
 * Path data of a line from height to height: steps from point to point are half the bytes of coordinates.
 * @param heights whole numbers, the first of them at x 0
 * @param step from each point to the next
 */
export function line([start = 0, ...rest]: readonly number[], step: number): string {
  const steps = rest.map((height, index) => `${step} ${height - (rest[index - 1] ?? start)}`);
  return `M0 ${start}l${steps.join(" ").replaceAll(" -", "-")}`;
}

/**
 * Path data of the outline of columns that stand side by side, each one wide.
 * @param heights from the bottom of the box
 * @param bottom y of the bottom
 */
export function columns(heights: readonly number[], bottom: number): string {
  const rises = heights.map((height, index) => `v${(heights[index - 1] ?? 0) - height}h1`);
  return `M0 ${bottom}${rises.join("")}V${bottom}`;
}
