import { describe, expect, test } from "vitest";
import { box, curves, doublings, fanSteps, growthAfter, labelMiddles, stepOf } from "./curves.ts";

const gaps = (middles: readonly number[]) =>
  middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));

describe("CS-01 labels beside the drawing", () => {
  test("seven of growth start at its top, five of falls end at its bottom", () => {
    expect(labelMiddles(7, 5)).toEqual([10, 29, 48, 67, 86, 105, 124, 215, 234, 253, 272, 291]);
  });

  test.each([
    [8, 5],
    [6, 5],
    [12, 0],
    [0, 12],
    [13, 1],
    [14, 11],
    [1, 0],
  ])("%i of growth and %i of falls are in order, without overlap and inside", (up, down) => {
    const middles = labelMiddles(up, down);
    expect(middles).toHaveLength(up + down);
    const least = Math.min(19, box.height / (up + down + 2)) - 1;
    for (const gap of gaps(middles)) expect(gap).toBeGreaterThanOrEqual(least);
    expect(middles[0]).toBeGreaterThan(0);
    expect(middles.at(-1)).toBeLessThan(box.height);
  });
});

describe("CS-01 CS-03 the scale", () => {
  test.each([
    [[0.61, -0.7], 1],
    [[3.57, -0.83], 1],
    [[8], 2],
    [[], 1],
  ])("of %j has steps of %d doublings", (growths, step) => {
    expect(stepOf(growths, fanSteps)).toBe(step);
  });

  test("half and double are as far from the start, and the scale can be read back", () => {
    expect(doublings(1)).toBe(-doublings(-0.5));
    for (const growth of [-0.83, -0.5, 0.25, 3])
      expect(growthAfter(doublings(growth))).toBeCloseTo(growth, 9);
  });

  test("has room for every line", () => {
    for (const farthest of [0.3, 0.69, 0.9, 2, 6, 12]) {
      const growths = [farthest, 1 / (1 + farthest) - 1, farthest / 3];
      for (const path of curves(growths, stepOf(growths, fanSteps))) {
        let y: number = box.height / 2;
        for (const [, rise] of path.matchAll(/l[\d.]+ (-?[\d.]+)/g)) {
          y += Number(rise);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(box.height);
        }
      }
    }
  });
});
