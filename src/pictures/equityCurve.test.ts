import { expect, test } from "vitest";
import { equityCurve } from "./equityCurve.ts";

const returns = [0, 0.1, -0.2];
const curve = equityCurve(returns, 7, 4, 0.01);

test("a curve goes through the returns, with points between them", () => {
  expect(curve).toHaveLength(9);
  expect([curve[0], curve[4], curve[8]]).toEqual(returns);
});

test("it is the same in every build, and another for another seed", () => {
  expect(equityCurve(returns, 7, 4, 0.01)).toEqual(curve);
  expect(equityCurve(returns, 8, 4, 0.01)).not.toEqual(curve);
});
