import { expect, test } from "vitest";
import { academy } from "./academy.ts";

const { entries, week } = academy.journal;

test("IB-01 the entries are those of the last day in their order, and gain where their prices say so", () => {
  expect(entries.map(({ result }) => result)).toEqual(week.at(-1)?.map(({ result }) => result));
  for (const { side, prices, result } of entries) {
    const [opened, closed] = prices;
    expect(Math.sign(side === "buy" ? closed - opened : opened - closed)).toBe(Math.sign(result));
  }
});
