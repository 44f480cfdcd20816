import { expect, test } from "vitest";
import { entries, review, week } from "./week.ts";

test("IB-01 the journal reads its findings from the trades", () => {
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
  expect(review(days)).toEqual({ losses: 2, earlyLosses: 1 });
});

test("IB-01 the entries are those of the last day, latest first", () => {
  const lastDay = week.at(-1)?.map(({ result }) => result);
  expect(entries.map(({ result }) => result).reverse()).toEqual(lastDay);
});
