import { expect, test } from "vitest";
import { review, sumOf } from "./week.ts";

test("IB-01 the journal's findings are computed from the trades", () => {
  const days = [
    [
      { hour: 9.5, result: -1 },
      { hour: 11, result: 2 },
    ],
    [
      { hour: 10, result: -0.5 },
      { hour: 12, result: 1.5 },
    ],
  ];
  expect(review(days, 10)).toEqual({ losses: 2, earlyLosses: 1 });
});

test("IB-01 the result of a day is the sum of its trades", () => {
  expect(
    sumOf([
      { hour: 9, result: -1 },
      { hour: 11, result: 2.5 },
    ]),
  ).toBe(1.5);
});
