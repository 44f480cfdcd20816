import { expect, test } from "vitest";
import { rateField } from "../../content/pages/communities.ts";
import { academy } from "../../content/sample/academy.ts";
import { returnsFields } from "../../content/sample/returns.ts";
import { languageCodes } from "../../i18n/languages.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { numberIn } from "./numberIn.ts";

test.each([
  ["6.25", 6.25],
  ["1,5", 1.5],
  [" 12,50\u00a0", 12.5],
  ["１．５", 1.5],
  [".5", 0.5],
  ["5,", 5],
  ["007", 7],
  [`${rateField.max + 1}`, rateField.max],
  ["99999", rateField.max],
])("IB-01 %j in a field is %d", (text, rate) => {
  expect(numberIn(text, rateField)).toBe(rate);
});

test.each(["1 000", "1,000", "1.000", "1,5,5", "1.234,5", "-1", "1e1", "Infinity", "$5", "five", "", ","])(
  "IB-01 %j in a field is no rate",
  (text) => {
    expect(numberIn(text, rateField)).toBeUndefined();
  },
);

test.each(languageCodes)(
  "IB-01 a field can hold the rates of the sample, as they are written in %s",
  (code) => {
    const rates = [...academy.tierRates, rateField.step, rateField.max, 12.34];
    for (const rate of rates) expect(numberIn(numberFormats(code).whole(rate), rateField)).toBe(rate);
  },
);

const { clients } = returnsFields;

test.each([
  ["40000", 40_000],
  ["40,000", 40_000],
  ["40.000", 40_000],
  ["40\u00a0000", 40_000],
  ["40\u202f000", 40_000],
  ["１２，０００", 12_000],
  ["1,00,000", 100_000],
  ["1’000’000", 1_000_000],
  // On the way to 40,000 and 1,00,000.
  ["400,", 400],
  ["400,0", 400],
  ["400,00", 400],
  ["1,00,0", 1000],
  ["1,5", clients.min],
  ["101,5", 102],
  ["15", clients.min],
  ["1000001", clients.max],
])("BR-03 %j in a field for whole numbers is %d", (text, value) => {
  expect(numberIn(text, clients)).toBe(value);
});

test.each(["1,0000", "1.234,5", "1,234.5", "-5", "1e5", "5 %", "0x10", "1 2", ""])(
  "BR-03 %j in a field for whole numbers is none",
  (text) => {
    expect(numberIn(text, clients)).toBeUndefined();
  },
);

test.each(languageCodes)("BR-03 a field can hold every number, as it is written in %s", (code) => {
  for (const { min, start, max, step, ...field } of Object.values(returnsFields))
    for (const value of [min, start, start + step, max])
      expect(numberIn(numberFormats(code).whole(value), { min, max, ...field })).toBe(value);
});
