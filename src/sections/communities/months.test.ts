import { expect, test } from "vitest";
import { launchesPath, monthsPath } from "./months.ts";

const columnsOf = (path: string) => [...path.matchAll(/M(\d+) 44v-(\d+)/g)].map(([, x]) => Number(x));

test("a year has a column for each month, with or without a launch", () => {
  const [months, launches] = [columnsOf(monthsPath), columnsOf(launchesPath)];
  expect([...months, ...launches].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 12 }, (_, month) => 10 * month + 5),
  );
  expect(launches.length).toBeGreaterThan(0);
  expect(launches.length).toBeLessThan(months.length);
});
