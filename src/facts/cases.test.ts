import { expect, test } from "vitest";
import { type CaseId, caseGroups, cases, growth, type Result } from "./cases.ts";

const ids = Object.keys(cases) as CaseId[];

test("CS-02 every case is in exactly one tab: at least 6 brokers, 4 prop firms, 2 communities", () => {
  const { brokers, propFirms, communities } = caseGroups;
  expect(brokers.length).toBeGreaterThanOrEqual(6);
  expect(propFirms.length).toBeGreaterThanOrEqual(4);
  expect(communities.length).toBeGreaterThanOrEqual(2);
  expect([...brokers, ...propFirms, ...communities].sort()).toEqual([...ids].sort());
});

test("CS-03 no two cases share a company or a story", () => {
  for (const field of ["company", "slug"] as const)
    expect(new Set(ids.map((id) => cases[id][field])).size).toBe(ids.length);
});

test("CS-03 every story's slug is one path segment", () => {
  for (const id of ids) expect(cases[id].slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("CS-03 every result is a change, and none by more than six times", () => {
  for (const id of ids)
    for (const result of cases[id].results) {
      expect(Math.abs(growth(result)), `${id} ${result.measure}`).toBeGreaterThan(0.05);
      expect(Math.abs(Math.log2(1 + growth(result))), `${id} ${result.measure}`).toBeLessThan(Math.log2(6.1));
    }
});

test("CS-03 all results of a measure change in the same direction, by which the board sorts them", () => {
  const results = ids.flatMap((id): Result[] => [...cases[id].results]);
  for (const { measure } of results) {
    const ways = results.filter((each) => each.measure === measure).map((each) => Math.sign(growth(each)));
    expect(new Set(ways).size, measure).toBe(1);
  }
});

test("CS-03 growth is relative to the figure before", () => {
  expect(growth({ measure: "activeIbs", before: 20, after: 30 })).toBeCloseTo(0.5);
  expect(growth({ measure: "payoutTime", before: 50, after: 20 })).toBeCloseTo(-0.6);
});
