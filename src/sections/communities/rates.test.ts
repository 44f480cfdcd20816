import { expect, test } from "vitest";
import { rateField } from "../../facts/pages/communities.ts";
import { academy } from "../../facts/sample/academy.ts";
import { commissionAt, rateIn, ribbons } from "./rates.ts";

test.each([
  [6.25, 6.25],
  [-1, rateField.min],
  [rateField.max + 1, rateField.max],
  [Number.NaN, 0],
])("IB-09 %d in a field counts as %d", (value, rate) => {
  expect(rateIn(value, rateField)).toBe(rate);
});

test("IB-09 the rates of the sample are what a field can hold", () => {
  for (const rate of academy.tierRates) expect(rateIn(rate, rateField)).toBe(rate);
});

test("IB-09 commission is lots by rate, to the cent", () => {
  expect(commissionAt(826, 0.05)).toBe(41.3);
  expect(commissionAt(100, 1.1)).toBe(110);
});

test("IB-09 a ribbon is as thick at the mouth as its share of the total, and none is drawn of nothing", () => {
  const thickness = ribbons([75, 25, 0]).map((path) => path.match(/v([\d.]+)/)?.[1]);
  expect(thickness).toEqual(["75", "25", "0"]);
  expect(ribbons([0, 0])).toEqual(["", ""]);
});
