import { expect, test } from "vitest";
import { swipeDirection } from "./swipe.ts";

test.each([
  [0, 0],
  [49, 0],
  [50, 0],
  [51, 1],
  [300, 1],
] as const)("WG-02 a swipe over %i px counts as %i", (distance, direction) => {
  expect(swipeDirection(400, 400 - distance)).toBe(direction);
  expect(swipeDirection(400, 400 + distance) + direction).toBe(0);
});
