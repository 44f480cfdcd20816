import { expect, test } from "vitest";
import { cases } from "../../content/cases.ts";
import { noise } from "../../simulation/noise.ts";
import { box, course, curves, fanSteps, labelMiddles, stepOf } from "./curves.ts";

test.each([
  [7, 5],
  [0, 12],
  [14, 11],
  [1, 0],
])("CS-01 labels of %i growths and %i falls are in order, without overlap and inside", (up, down) => {
  const middles = labelMiddles(up, down);
  expect(middles).toHaveLength(up + down);
  const half = box.height / 2;
  const least = Math.min(17, half / (Math.max(up, down) + 2)) - 1;
  for (const [index, middle] of middles.slice(1).entries())
    expect(middle - (middles[index] ?? 0)).toBeGreaterThanOrEqual(least);
  expect(middles[0]).toBeGreaterThan(0);
  expect(middles.at(-1)).toBeLessThan(box.height);
  // The label in the middle has room.
  for (const [rank, middle] of middles.entries())
    expect((middle - half) * (rank < up ? -1 : 1)).toBeGreaterThan(least);
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
  for (const { before, after } of curves(growths, stepOf(growths, fanSteps)))
    for (const [, y] of [...pointsOf(before), ...pointsOf(after)]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(box.height);
    }
});

/** The points of path data that begins with an absolute move and goes on with relative lines. */
function pointsOf(path: string): [number, number][] {
  const [[x = 0, y = 0] = [], ...steps] = [...path.matchAll(/[Ml ]?(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(
    ([, right, down]) => [Number(right), Number(down)],
  );
  const points: [number, number][] = [[x, y]];
  for (const [right = 0, down = 0] of steps) {
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    points.push([lastX + right, lastY + down]);
  }
  return points;
}

test("CS-01 lines cover 90 days before and after: level up to the launch in the middle, at the figure of their case at the end", () => {
  const growths = Object.values(cases).map(({ results: [{ before, after }] }) => after / before - 1);
  const lines = curves(growths, 1);
  expect(lines).toHaveLength(growths.length);
  for (const [index, { before, after }] of lines.entries()) {
    const [past, later] = [pointsOf(before), pointsOf(after)];
    expect(past[0]?.[0]).toBe(0);
    expect(past.at(-1)).toEqual([box.launch, box.height / 2]);
    expect(later[0]).toEqual(past.at(-1));
    // 50 units are a doubling.
    for (const [, y] of past) expect(Math.abs(y - box.height / 2)).toBeLessThan(50 * Math.log2(1.1));
    const [x, y] = later.at(-1) ?? [];
    expect(x).toBe(box.width);
    expect(y).toBe(Math.round(box.height / 2 - 50 * Math.log2(1 + (growths[index] ?? 0))));
  }
});

test.each([3.58, 0.06, -0.7])(
  "a course to %d begins level, leaves at the launch and ends there exactly",
  (growth) => {
    const all = course(growth, noise(1), { before: 0.07, after: 0.05 }, 18);
    expect(all).toHaveLength(37);
    for (const each of all.slice(0, 18)) expect(Math.abs(each)).toBeLessThanOrEqual(0.07);
    expect(all[18]).toBeCloseTo(0, 12);
    expect(all[36]).toBeCloseTo(growth, 12);
  },
);
