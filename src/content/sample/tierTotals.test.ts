import { expect, test } from "vitest";
import { tierTotals } from "./tierTotals.ts";

test("IB-01 each tier adds up its own members and pays its own rate", () => {
  const branches = [
    { members: 1, lots: 10, below: [{ members: 2, lots: 20, below: [{ members: 3, lots: 30 }] }] },
    { members: 4, lots: 40, below: [{ members: 5, lots: 50 }] },
  ];
  expect(tierTotals(branches, [6, 2, 0.5])).toEqual([
    { rate: 6, members: 5, lots: 50, commission: 300 },
    { rate: 2, members: 7, lots: 70, commission: 140 },
    { rate: 0.5, members: 3, lots: 30, commission: 15 },
  ]);
});
