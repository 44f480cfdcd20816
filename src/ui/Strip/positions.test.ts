import { expect, test } from "vitest";
import { indexAt, placesFor, shortestWay, stepFrom, within } from "./positions.ts";

test.each([
  [9, 4.4, 9],
  [7, 6, 7],
  [3, 5.2, 7],
])("a ring of %i items of which %d are in view has %i places", (count, itemsInView, places) => {
  expect(placesFor(count, itemsInView)).toBe(places);
});

test.each([
  [9.5, 9, 0.5],
  [-0.5, 9, 8.5],
  [6.99, 7, 6.99],
  // The times that Firefox reports for the first of seven items after its animation's time is set to 0.
  [52347.64 / 9000 - 52347.65625 / 9000, 7, 0],
])("the position %d among %i places is %d", (position, places, expected) => {
  expect(within(position, places)).toBe(expected);
});

test("the index is that of the first item, including one that is leaving the view", () => {
  expect([0, 0.4, 0.9999, 8.7, 11.5].map((position) => indexAt(position, 9))).toEqual([0, 0, 1, 8, 8]);
});

test.each([
  [3, 2, 4],
  [3.4, 3, 4],
  [0, 0, 1],
  [8, 7, 8],
  [8.6, 8, 8],
])("PA-02 BR-02 from %d a step back leads to %i, a step on to %i", (position, back, on) => {
  expect(stepFrom(position, -1, 9)).toBe(back);
  expect(stepFrom(position, 1, 9)).toBe(on);
});

test.each([
  [1, 3, 2],
  [1, 8, -2],
  [8.5, 0, 0.5],
  [1, 5.5, 4.5],
])("the shorter way from %d to %d is %d", (from, to, way) => {
  expect(shortestWay(from, to, 9)).toBe(way);
});
