import { expect, test } from "vitest";
import { ribbons } from "./rates.ts";

test.each([
  ["within their rows", [40, 20, 10], 60],
  ["that outgrow a row", [4356, 9912, 413], 4356],
])("IB-09 ribbons %s have one scale at both ends, and the mouth is in the middle", (_, amounts, fullRow) => {
  const row = 100 / amounts.length;
  const scale = (row * 0.9) / Math.max(fullRow, ...amounts);
  let mouth = 50 - (scale * amounts.reduce((sum, amount) => sum + amount, 0)) / 2;
  for (const [tier, path] of ribbons(amounts, fullRow).entries()) {
    const thickness = scale * (amounts[tier] ?? 0);
    const [, start, end, right, left] =
      path.match(/^M0 (\S+)C.* 100 (\S+)v(\S+)C.* 0 (\S+)z$/)?.map(Number) ?? [];
    expect(right).toBeCloseTo(thickness, 1);
    expect(Number(left) - Number(start)).toBeCloseTo(thickness, 1);
    expect((Number(left) + Number(start)) / 2).toBeCloseTo(row * (tier + 0.5), 1);
    expect(end).toBeCloseTo(mouth, 1);
    mouth += thickness;
  }
});

test("IB-09 no ribbon is drawn of nothing", () => {
  expect(ribbons([0, 0], 0)).toEqual(["", ""]);
});
