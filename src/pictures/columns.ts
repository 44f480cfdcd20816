/**
 * The outline of columns that stand side by side, each one wide: short numbers make a short path.
 * @param heights from the bottom of the box
 * @param bottom y of the bottom
 */
export function columns(heights: readonly number[], bottom: number): string {
  const rises = heights.map((height, index) => `v${(heights[index - 1] ?? 0) - height}h1`);
  return `M0 ${bottom}${rises.join("")}V${bottom}`;
}
