import { expect, test } from "vitest";
import { type ClaimId, claims, evidence } from "./claims.ts";

const measured = (Object.keys(claims) as ClaimId[]).filter((id) => claims[id].measure);

test("CS-03 BR-03 IB-05 each claim with a measure lies within the range of its cases", () => {
  expect(measured.length).toBeGreaterThan(0);
  for (const id of measured) {
    const growths = evidence(id).map(({ growth }) => growth);
    const { from, to } = claims[id];
    expect(growths.length, id).toBeGreaterThan(1);
    expect(Math.min(...growths), id).toBeLessThanOrEqual(from ?? Number.NaN);
    expect(Math.max(...growths), id).toBeGreaterThanOrEqual(to ?? Number.NaN);
  }
});

test("CS-06 BR-03 a mean is that of its cases, to the percent", () => {
  const means = measured.filter((id) => claims[id].mean);
  expect(means.length).toBeGreaterThan(0);
  for (const id of means) {
    const growths = evidence(id).map(({ growth }) => growth);
    const mean = growths.reduce((sum, each) => sum + each, 0) / growths.length;
    expect(Math.round(100 * mean), id).toBe(Math.round(100 * (claims[id].from ?? 0)));
  }
});
