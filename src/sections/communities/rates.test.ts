import { expect, test } from "vitest";
import { rateField } from "../../content/pages/communities.ts";
import { academy } from "../../content/sample/academy.ts";
import { languageCodes } from "../../i18n/languages.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { rateIn, ribbons } from "./rates.ts";

test.each([
  ["6.25", 6.25],
  ["1,5", 1.5],
  [" 12,50\u00a0", 12.5],
  ["１．５", 1.5],
  [".5", 0.5],
  ["5,", 5],
  ["007", 7],
  ["", 0],
  [",", 0],
  [`${rateField.max + 1}`, rateField.max],
  ["99999", rateField.max],
])("IB-09 %j in a field is %d", (text, rate) => {
  expect(rateIn(text, rateField)).toBe(rate);
});

test.each(["1 000", "1,000", "1.000", "1,5,5", "1.234,5", "-1", "1e1", "Infinity", "$5", "five"])(
  "IB-09 %j in a field is no rate",
  (text) => {
    expect(rateIn(text, rateField)).toBeUndefined();
  },
);

test.each(languageCodes)(
  "IB-09 a field can hold the rates of the sample, as they are written in %s",
  (code) => {
    const rates = [...academy.tierRates, rateField.step, rateField.max, 12.34];
    for (const rate of rates) expect(rateIn(numberFormats(code).whole(rate), rateField)).toBe(rate);
  },
);

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
