import { describe, expect, test } from "vitest";
import { indexAt, placesFor, shortestWay, stepFrom, within } from "./positions.ts";

test("a circle has a place for each item, and more places than fit into view", () => {
  expect(placesFor(9, 4.4)).toBe(9);
  expect(placesFor(7, 6)).toBe(7);
  expect(placesFor(3, 5.2)).toBe(7);
});

test("positions wrap after each round, in both directions", () => {
  expect(within(9.5, 9)).toBe(0.5);
  expect(within(-0.5, 9)).toBe(8.5);
  expect(within(4, 9)).toBe(4);
});

test("a position rounded to just below a whole round is its start", () => {
  // The times that Firefox reports for the first of seven items after its animation's time is set to 0.
  expect(within(52347.64 / 9000 - 52347.65625 / 9000, 7)).toBe(0);
  expect(stepFrom(within(-0.000002, 7), 1, 7)).toBe(1);
  expect(within(6.99, 7)).toBe(6.99);
});

test("the index is that of the first item, including one that is leaving the view", () => {
  expect([0, 0.4, 0.9999, 8.7].map((position) => indexAt(position, 9))).toEqual([0, 0, 1, 8]);
  expect(indexAt(11.5, 9)).toBe(8);
});

describe("PA-02 BR-02 a step", () => {
  test("leads from a whole item to the next", () => {
    expect(stepFrom(3, 1, 9)).toBe(4);
    expect(stepFrom(3, -1, 9)).toBe(2);
  });
  test("leads from between two items to the next one in its direction", () => {
    expect(stepFrom(3.4, 1, 9)).toBe(4);
    expect(stepFrom(3.4, -1, 9)).toBe(3);
  });
  test("is clamped between the first and the last item", () => {
    expect(stepFrom(0, -1, 9)).toBe(0);
    expect(stepFrom(8, 1, 9)).toBe(8);
    expect(stepFrom(8.6, 1, 9)).toBe(8);
  });
});

test("a focused item takes the shorter way round", () => {
  expect(shortestWay(1, 3, 9)).toBe(2);
  expect(shortestWay(1, 8, 9)).toBe(-2);
  expect(shortestWay(8.5, 0, 9)).toBe(0.5);
});

test("of two ways of equal length it takes the one forwards", () => {
  expect(shortestWay(1, 5, 8)).toBe(4);
  expect(shortestWay(5, 1, 8)).toBe(4);
});
