import { expect, test } from "vitest";
import { inspect, readFiles } from "./files.ts";
import { settingsFile } from "./inspection.ts";

test("a new entry that is not finished hides neither what can be chosen nor what else is wrong", async () => {
  const file = "src/content/partners.json";
  const values = readFiles();
  const { partners, ...others } = Object(values[file]);
  const [first] = Object.values<object>(partners);
  const changed = { ...others, partners: { ...partners, quay: { ...first, name: "Quay", kind: "" } } };
  const settings = { ...Object(values[settingsFile]), url: "www.example.com" };
  const { diagnostics, schemas } = await inspect({ ...values, [file]: changed, [settingsFile]: settings });
  expect(diagnostics.map(({ code, file, path }) => [code, file, path.join(".")])).toEqual([
    ["missing-field", file, "partners.quay.kind"],
    ["wrong-value", settingsFile, "url"],
  ]);
  expect(JSON.stringify(schemas[file])).toContain('"quay"');
  expect(schemas[settingsFile]).toBeDefined();
});
