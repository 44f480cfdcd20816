import { expect, test } from "vitest";
import { entries, review, sumOf, week } from "./week.ts";

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

test("IB-01 the entries are those of the last day, in the order of the tape", () => {
  const lastDay = week.at(-1)?.map(({ result }) => result);
  expect(entries.map(({ result }) => result)).toEqual(lastDay);
});

test("IB-01 an entry gains where its prices say so", () => {
  for (const { side, prices, result } of entries) {
    const [opened, closed] = prices;
    expect(Math.sign(side === "buy" ? closed - opened : opened - closed)).toBe(Math.sign(result));
  }
});

test("IB-01 a day comes to the sum of its trades", () => {
  expect(
    sumOf([
      { hour: 9, result: -1 },
      { hour: 11, result: 2.5 },
    ]),
  ).toBe(1.5);
});
