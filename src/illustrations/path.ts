/**
 * Path data of a line through points at equal steps; relative coordinates take half the bytes of absolute ones.
 * @param heights integers
 * @param step from each point to the next
 * @param x of the first point
 */
export function line([start = 0, ...rest]: readonly number[], step: number, x = 0): string {
  const steps = rest.map((height, index) => `${step} ${height - (rest[index - 1] ?? start)}`);
  return `M${x} ${start}l${steps.join(" ").replaceAll(" -", "-")}`;
}

/** Path data of a line through points with integer heights, from x 0; steps to the right are exact to a hundredth. */
export function polyline([[, start] = [0, 0], ...rest]: readonly (readonly [number, number])[]): string {
  const steps = rest.map(([x, y], index) => {
    const [before, height] = rest[index - 1] ?? [0, start];
    return `${Math.round(100 * (x - before)) / 100} ${y - height}`;
  });
  return `M0 ${start}l${steps.join(" ").replaceAll(" -", "-") || "0 0"}`;
}

/**
 * Path data of the outline of adjacent columns of width 1.
 * @param heights from the bottom of the box
 * @param bottom y of the bottom
 */
export function columns(heights: readonly number[], bottom: number): string {
  const rises = heights.map((height, index) => `v${(heights[index - 1] ?? 0) - height}h1`);
  return `M0 ${bottom}${rises.join("")}V${bottom}`;
}
