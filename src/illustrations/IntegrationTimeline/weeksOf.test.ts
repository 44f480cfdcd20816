import { expect, test } from "vitest";
import type { IntegrationPlan } from "../../content/partners.ts";
import { weeksOf } from "./weeksOf.ts";

test.each([
  [4, 5],
  [9, 9],
])("PA-01 a plan lasts until its last task is done and all kinds are live: %i, %i", (to, weeks) => {
  const plan: IntegrationPlan = [
    { id: "basic", from: 0, to: 4, tasks: [] },
    { id: "whiteLabel", from: 3, to, tasks: [{ id: "design", owner: "both", from: 2, to: 5 }] },
  ];
  expect(weeksOf(plan)).toBe(weeks);
});
