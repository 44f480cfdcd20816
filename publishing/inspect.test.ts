import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inspect } from "./files.ts";

test("advice is told with its place, and stops nothing", async () => {
  const file = "src/facts/partners.json";
  const { partners, onPage, ...others } = JSON.parse(readFileSync(file, "utf8"));
  const [id] = onPage.brokers;
  const { affiliate: _, ...partner } = partners[id];
  const changed = { ...others, partners: { ...partners, [id]: partner }, onPage };
  const { faults } = await inspect(new Map([[file, JSON.stringify(changed)]]));
  expect(faults).toContainEqual({
    file,
    key: `partners.${id}.affiliate`,
    what: "has no affiliate address: write one, or none",
  });
  expect(faults.filter(({ stops }) => stops)).toEqual([]);
});
