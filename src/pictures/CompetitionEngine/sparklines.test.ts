import { expect, test } from "vitest";
import { height, sparklines } from "./sparklines.ts";

test("BR-01 curves share a scale from the lowest to the highest of all values", () => {
  expect(
    sparklines([
      [0, 0.3],
      [0, 0.15, -0.3],
    ]),
  ).toEqual(["M0 16l1-15", "M0 16l1-7 1 22"]);
  expect(height).toBe(32);
});

test("BR-01 curves without a rise or fall are straight lines", () => {
  expect(sparklines([[0, 0]])).toEqual(["M0 1l1 0"]);
});
