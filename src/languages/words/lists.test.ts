import { expect, test } from "vitest";
import { conjunction, countries } from "./lists.ts";

test.each([
  ["en", "A, B, and C"],
  ["es", "A, B y C"],
  ["ja", "A、B、C"],
] as const)("a list in %s is %s", (language, list) =>
  expect(conjunction(["A", "B", "C"], language)).toBe(list),
);

test("countries have their names in the language", () => {
  expect(countries(["DE", "IE"], "en")).toBe("Germany and Ireland");
  expect(countries(["DE", "IE"], "es")).toBe("Alemania e Irlanda");
});
