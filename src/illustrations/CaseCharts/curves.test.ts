import { expect, test } from "vitest";
import { box, curves, fanSteps, labelMiddles, stepOf } from "./curves.ts";

test.each([
  [7, 5],
  [0, 12],
  [14, 11],
  [1, 0],
])("CS-01 labels of %i growths and %i falls are in order, without overlap and inside", (up, down) => {
  const middles = labelMiddles(up, down);
  expect(middles).toHaveLength(up + down);
  const least = Math.min(19, box.height / (up + down + 2)) - 1;
  for (const [index, middle] of middles.slice(1).entries())
    expect(middle - (middles[index] ?? 0)).toBeGreaterThanOrEqual(least);
  expect(middles[0]).toBeGreaterThan(0);
  expect(middles.at(-1)).toBeLessThan(box.height);
});

test.each([
  [[0.61, -0.7], 1],
  [[3.57, -0.83], 1],
  [[8], 2],
  [[], 1],
])("CS-01 CS-03 the scale of %j has steps of %d doublings", (growths, step) => {
  expect(stepOf(growths, fanSteps)).toBe(step);
});

test.each([0.3, 0.9, 2, 6, 12])("CS-01 the scale has room for growth by %d and as large a fall", (growth) => {
  const growths = [growth, 1 / (1 + growth) - 1, growth / 3];
  for (const path of curves(growths, stepOf(growths, fanSteps))) {
    let y: number = box.height / 2;
    for (const [, rise] of path.matchAll(/l[\d.]+ (-?[\d.]+)/g)) {
      y += Number(rise);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(box.height);
    }
  }
});
