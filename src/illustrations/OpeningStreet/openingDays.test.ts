import { expect, test } from "vitest";
import { works } from "./House.tsx";
import { openingDays } from "./openingDays.ts";

test.each([5, 7, 30])("PF-11 of %i days, the last is the opening on a Monday", (count) => {
  const days = openingDays(count);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(days.map(({ work }) => work === "open")).toEqual(days.map((_, index) => index === count - 1));
  expect(days.at(-1)?.weekday).toBe(0);
  for (const [index, { weekday }] of days.slice(1).entries())
    expect(weekday).toBe(((days[index]?.weekday ?? 0) + 1) % 7);
});

test("PF-11 work before the opening comes in its order, in equal shares", () => {
  expect(openingDays(7).map(({ work }) => work)).toEqual([...works, "open"]);
  const twice = openingDays(2 * works.length + 1).map(({ work }) => work);
  expect(twice).toEqual([...works.flatMap((work) => [work, work]), "open"]);
});
