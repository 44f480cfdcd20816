import { expect, test } from "vitest";
import { formatFinding } from "../diagnostics.ts";
import { schema } from "./company.ts";
import { readJson } from "./readJson.ts";
import { validate } from "./validate.ts";

const { file, value } = readJson("src/content/company.json");
const price = { currency: "USD", monthly: { from: 1500, to: 6000 }, setUp: 5000 };
const contact = { email: "hello@example.com", phone: "+44 20 7946 0123" };

test.each<[object, string[]]>([
  [{ price }, []],
  [{ price: null }, []],
  [{ price: { ...price, monthly: { from: 2000, to: 2000 } } }, []],
  [
    { price: { ...price, monthly: { from: 6000, to: 1500 } } },
    [
      'price.monthly.from: 6000 is more than the 1500 of "to"; write the smaller sum in "from": 1500, and 6000 in "to"',
    ],
  ],
  [{ price: { ...price, currency: "EUR" } }, ['price.currency: is "EUR"; expected "USD"']],
  [{ quote: { workingDays: 0 } }, ["quote.workingDays: is 0; expected more than 0"]],
  [{ contact: { ...contact, email: "hello" } }, ['contact.email: is "hello"; expected an e-mail address']],
  [
    { contact: { ...contact, phone: "020 7946 0123" } },
    ['contact.phone: is "020 7946 0123"; expected a number with its country code, such as +44 20 7946 0123'],
  ],
])("D26 a fact that cannot be true is refused: %j", (facts, expected) => {
  const { diagnostics } = validate(schema, { file, value: { ...Object(value), ...facts } });
  expect(diagnostics.map((each) => `${each.path?.join(".")}: ${formatFinding(each)}`)).toEqual(expected);
});
