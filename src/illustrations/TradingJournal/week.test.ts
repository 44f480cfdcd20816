import { expect, test } from "vitest";
import { review, sumOf } from "./week.ts";

const days = [
  [
    { hour: 9.5, result: -1 },
    { hour: 11, result: 2.5 },
  ],
  [
    { hour: 10, result: -0.5 },
    { hour: 12, result: 1.5 },
  ],
];

test("IB-01 the journal's findings and the result of each day are computed from the trades", () => {
  expect(review(days, 10)).toEqual({ losses: 2, earlyLosses: 1 });
  expect(days.map(sumOf)).toEqual([1.5, 1]);
});
