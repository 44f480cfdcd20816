import { expect, test } from "vitest";
import { inspect, readFiles } from "./files.ts";

test("advice is told with its place, and stops nothing", async () => {
  const file = "src/facts/partners.json";
  const values = readFiles();
  const { partners, onPage, ...others } = Object(values[file]);
  const [id] = onPage.brokers;
  const { affiliate: _, ...partner } = partners[id];
  const changed = { ...others, partners: { ...partners, [id]: partner }, onPage };
  const { faults } = await inspect({ ...values, [file]: changed });
  expect(faults).toContainEqual({
    file,
    key: `partners.${id}.affiliate`,
    what: "has no affiliate address: write one, or none",
  });
  expect(faults.filter(({ stops }) => stops)).toEqual([]);
});
