import { expect, test } from "vitest";
import { contrast, fromHex, leastContrast, seenOn } from "./contrast.ts";

test("contrast follows WCAG: 21 for black and white, 1 for equal colours, in either order", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([90, 90, 90], [90, 90, 90])).toBe(1);
  // #767676 is the lightest grey with a contrast of 4.5 on white.
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeLessThan(4.5);
});

test.each([
  ["#f1eee7", "#ffffff"],
  ["#080f1c", "#10182b"],
  ["#080f1c", "#000000"],
])("on %s, %s is moved away from the ground until it is seen, and no colour that is", (ground, own) => {
  const seen = seenOn(ground, own);
  expect(contrast(fromHex(seen), fromHex(ground))).toBeGreaterThanOrEqual(leastContrast);
  expect(seenOn(ground, seen)).toBe(seen);
});
