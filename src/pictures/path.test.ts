import { expect, test } from "vitest";
import { columns, line } from "./path.ts";

test("a line goes from height to height in even steps, and a sign stands in for a space", () => {
  expect(line([10, 4, 4, 12], 2.5)).toBe("M0 10l2.5-6 2.5 0 2.5 8");
});

test("columns rise from the bottom, go on from each other's height, and end at the bottom", () => {
  expect(columns([3, 5, 0], 20)).toBe("M0 20v-3h1v-2h1v5h1V20");
});
