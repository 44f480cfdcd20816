import { expect, test } from "vitest";
import { academy } from "./academy.ts";

const { entries, week } = academy.journal;

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
