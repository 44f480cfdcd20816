import { describe, expect, test } from "vitest";
import { lastIndex, stepIndex, stops } from "./step.ts";

describe("BR-08 PA-04 a loop of single slides", () => {
  const range = { count: 3, perView: 1, step: 1, loop: true };
  test("next wraps from last to first", () => {
    expect([0, 1, 2].map((index) => stepIndex(index, 1, range))).toEqual([1, 2, 0]);
  });
  test("previous wraps from first to last", () => {
    expect([0, 1, 2].map((index) => stepIndex(index, -1, range))).toEqual([2, 0, 1]);
  });
  test("every slide has a stop", () => {
    expect(stops(range)).toEqual([0, 1, 2]);
  });
});

describe("PA-02 a strip", () => {
  const range = { count: 9, perView: 1, step: 1, loop: false };
  test("clamps between 0 and the last index", () => {
    expect(stepIndex(0, -1, range)).toBe(0);
    expect(stepIndex(7, 1, range)).toBe(8);
    expect(stepIndex(8, 1, range)).toBe(8);
  });
});

describe("CS-04 two slides a view", () => {
  const range = { count: 6, perView: 2, step: 2, loop: false };
  test("steps by 2, clamped to 0..count-2", () => {
    expect([0, 2, 4].map((index) => stepIndex(index, 1, range))).toEqual([2, 4, 4]);
    expect([0, 2, 4].map((index) => stepIndex(index, -1, range))).toEqual([0, 0, 2]);
    expect(stops(range)).toEqual([0, 2, 4]);
  });
  test("an odd count ends on the last full view", () => {
    const odd = { ...range, count: 5 };
    expect(stepIndex(2, 1, odd)).toBe(3);
    expect(stepIndex(3, -1, odd)).toBe(1);
    expect(stops(odd)).toEqual([0, 2, 3]);
  });
  test.each([0, 1, 2])("%i slides have no steps", (count) => {
    expect(lastIndex({ ...range, count })).toBe(0);
    expect(stepIndex(0, 1, { ...range, count })).toBe(0);
    expect(stops({ ...range, count })).toEqual([0]);
  });
});
