import { expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { numberFormats } from "./numberFormats.ts";

test.each<[Language, (own: ReturnType<typeof numberFormats>) => string, string]>([
  ["en", (own) => own.dollars(50_000), "$50,000"],
  ["en", (own) => own.dollarsAndCents(6), "$6.00"],
  ["ru", (own) => own.dollars(50_000), "50\u00a0000\u00a0$"],
  ["pt", (own) => own.dollars(50_000), "US$\u00a050.000"],
  ["es", (own) => own.dollars(50_000), "US$\u00a050,000"],
  ["es", (own) => own.whole(3_400), "3,400"],
  ["hi", (own) => own.dollars(106_420), "$106,420"],
  ["zh", (own) => own.dollars(106_420), "$106,420"],
  ["ja", (own) => own.dollars(106_420), "$106,420"],
  ["hi", (own) => own.whole(106_420), "1,06,420"],
  ["en", (own) => own.shortDollars(25_000), "$25K"],
  ["es", (own) => own.shortDollars(25_000), "US$\u00a025\u00a0mil"],
  ["pt", (own) => own.shortDollars(25_000), "US$\u00a025\u00a0mil"],
  ["ru", (own) => own.shortDollars(25_000), "25\u00a0тыс.\u00a0$"],
  ["hi", (own) => own.shortDollars(25_000), "$25K"],
  // Ten thousand is the unit.
  ["zh", (own) => own.shortDollars(25_000), "2.5\u2060万\u2060美\u2060元"],
  ["ja", (own) => own.shortDollars(25_000), "$25,000"],
  ["es", (own) => own.shortDollars(212_000_000), "US$\u00a0212\u00a0millones"],
  ["hi", (own) => own.shortDollars(212_000_000), "21.2\u00a0करोड़\u00a0डॉलर"],
  ["ja", (own) => own.shortDollars(212_000_000), "2.12\u2060億\u2060ド\u2060ル"],
  ["es", (own) => own.percent(0.45), "45%"],
  ["ru", (own) => own.percent(0.5), "50\u00a0%"],
  ["hi", (own) => own.duration(2, "week"), "2 हफ्ते"],
  ["ja", (own) => own.duration(3, "day"), "3日"],
  ["en", (own) => own.change(0.21395), "+21.395%"],
  ["en", (own) => own.exactDollars(1740), "$1,740"],
  ["en", (own) => own.exactDollars(7.2), "$7.20"],
  ["ru", (own) => own.change(0.214), "+21,4\u00a0%"],
  ["es", (own) => own.change(0.214), "+21.4%"],
  ["pt", (own) => own.change(-0.0125), "−1,25%"],
  ["pt", (own) => own.signed(-0.7), "−0,7"],
])("figures follow the language: %s, %s, %j", (language, write, expected) => {
  expect(write(numberFormats(language))).toBe(expected);
});
