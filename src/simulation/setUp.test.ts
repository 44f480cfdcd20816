import fc from "fast-check";
import { expect, test } from "vitest";
import { setUpAt } from "./setUp.ts";

const day = 86_400;
const setUp = {
  steps: [
    { id: "rules", day: -10 },
    { id: "entry", day: -8 },
  ],
  entrants: 1000,
};

test.each([
  [-14, [], 0],
  [-10, ["rules"], 0],
  [-8, ["rules", "entry"], 0],
  [-4, ["rules", "entry"], 250],
  [-2, ["rules", "entry"], 563],
  [0, ["rules", "entry"], 1000],
  [5, ["rules", "entry"], 1000],
])(
  "BR-01 %d days from the opening, what is set up and who has entered, worked out by hand",
  (days, done, entrants) => {
    expect(setUpAt(setUp, days * day)).toMatchObject({ done: new Set(done), entrants });
  },
);

test("BR-01 nothing that is set up is undone, and nobody who has entered leaves", () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 5 }), fc.integer({ min: 0, max: 20 }), (from, length) => {
      const [earlier, later] = [setUpAt(setUp, from * day), setUpAt(setUp, (from + length) * day)];
      expect(earlier.done.isSubsetOf(later.done)).toBe(true);
      expect(later.entrants).toBeGreaterThanOrEqual(earlier.entrants);
    }),
  );
});

test("BR-01 the share that has entered by the end of each day, worked out by hand", () => {
  const few = { steps: [{ id: "entry", day: -4 }], entrants: 16 };
  expect(setUpAt(few, -5 * day).entered).toEqual([0, 0, 0, 0]);
  expect(setUpAt(few, -1.5 * day).entered).toEqual([1 / 16, 4 / 16, 0.625 ** 2, 0]);
  expect(setUpAt(few, day).entered).toEqual([1 / 16, 4 / 16, 9 / 16, 1]);
});
