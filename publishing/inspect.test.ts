import { expect, test } from "vitest";
import { inspect, readFiles } from "./files.ts";
import { settingsFile } from "./inspection.ts";

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

test("a new entry that is not finished hides neither what can be chosen nor what else is wrong", async () => {
  const file = "src/facts/partners.json";
  const values = readFiles();
  const { partners, ...others } = Object(values[file]);
  const [first] = Object.values<object>(partners);
  const changed = { ...others, partners: { ...partners, quay: { ...first, name: "Quay", kind: "" } } };
  const settings = { ...Object(values[settingsFile]), url: "www.example.com" };
  const { faults, schemas } = await inspect({ ...values, [file]: changed, [settingsFile]: settings });
  expect(faults.map(({ file, key }) => `${file} ${key}`)).toEqual([
    `${file} partners.quay.kind`,
    `${settingsFile} url`,
  ]);
  expect(JSON.stringify(schemas[file])).toContain('"quay"');
  expect(schemas[settingsFile]).toBeDefined();
});
