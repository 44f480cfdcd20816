import { expect, test } from "vitest";
import { equityCurve } from "./equityCurve.ts";

const returns = [0, 0.1, -0.2];
const curve = equityCurve(returns, 7, 4, 0.01);

test("a curve goes through the returns, with points between them", () => {
  expect(curve).toHaveLength(9);
  expect([curve[0], curve[4], curve[8]]).toEqual(returns);
});

test("between two returns it strays from the straight line, but no further than the jitter", () => {
  const strays = [1, 2, 3].map((step) => Math.abs((curve[step] ?? 0) - (0.1 * step) / 4));
  for (const stray of strays) {
    expect(stray).toBeGreaterThan(0);
    expect(stray).toBeLessThanOrEqual(0.01);
  }
});

test("it is the same in every build, and another for another seed", () => {
  expect(equityCurve(returns, 7, 4, 0.01)).toEqual(curve);
  expect(equityCurve(returns, 8, 4, 0.01)).not.toEqual(curve);
});
