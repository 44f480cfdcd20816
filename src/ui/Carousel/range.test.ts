import { expect, test } from "vitest";
import { stepIndex, stops } from "./range.ts";

test.each([
  { range: { count: 3, perView: 1, loop: true }, next: [1, 2, 0], previous: [2, 0, 1] },
  { range: { count: 3, perView: 1, loop: false }, next: [1, 2, 2], previous: [0, 0, 1] },
])("BR-08 PA-02 PA-04 single slides wrap in a loop, or stop at the ends: %j", ({ range, next, previous }) => {
  expect([0, 1, 2].map((index) => stepIndex(index, 1, range))).toEqual(next);
  expect([0, 1, 2].map((index) => stepIndex(index, -1, range))).toEqual(previous);
  expect(stops(range)).toEqual([0, 1, 2]);
});

test.each([
  [6, [0, 2, 4]],
  [5, [0, 2, 3]],
  [2, [0]],
  [1, [0]],
  [0, [0]],
])("CS-04 %i slides of which two are in view have the stops %j", (count, expected) => {
  const range = { count, perView: 2, loop: false };
  expect(stops(range)).toEqual(expected);
  expect(expected.map((index) => stepIndex(index, 1, range))).toEqual([
    ...expected.slice(1),
    expected.at(-1),
  ]);
});
