import { expect, test } from "vitest";
import type { Language } from "../languages.ts";
import { numbers } from "./numbers.ts";

test.each<[Language, (own: ReturnType<typeof numbers>) => string, string]>([
  ["en", (own) => own.dollars(50_000), "$50,000"],
  ["en", (own) => own.dollarsAndCents(6), "$6.00"],
  ["ru", (own) => own.dollars(50_000), "50\u00a0000\u00a0$"],
  ["pt", (own) => own.dollars(50_000), "US$\u00a050.000"],
  ["hi", (own) => own.dollars(500_000), "$5,00,000"],
  ["en", (own) => own.shortDollars(25_000), "$25K"],
  // Ten thousand is the unit.
  ["zh", (own) => own.shortDollars(25_000), "$2.5\u2060万"],
  ["hi", (own) => own.shortDollars(212_000_000), "$21.2\u00a0करोड़"],
  ["hi", (own) => own.duration(2, "week"), "2 हफ्ते"],
  ["ja", (own) => own.duration(3, "day"), "3日"],
  ["en", (own) => own.change(0.21395), "+21.395%"],
  ["en", (own) => own.exactDollars(1740), "$1,740"],
  ["en", (own) => own.exactDollars(7.2), "$7.20"],
  ["ru", (own) => own.change(0.214), "+21,4\u00a0%"],
  ["pt", (own) => own.signed(-0.7), "−0,7"],
])("figures follow the language: %s, %s, %j", (language, write, expected) => {
  expect(write(numbers(language))).toBe(expected);
});
