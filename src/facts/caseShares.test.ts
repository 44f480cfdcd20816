import { beforeEach, expect, test, vi } from "vitest";
import { parseJson, readJson } from "./readJson.ts";

const file = "src/facts/cases.json";

vi.mock("./readJson.ts", { spy: true });
beforeEach(() => vi.resetModules());

/** Reads the cases with another figure in the second result of the first one. */
async function readCases(measure: string, after: number) {
  const { readJson: read } = await vi.importActual<typeof import("./readJson.ts")>("./readJson.ts");
  const value = read(file).value as typeof import("./cases.json");
  const [[id, first] = expect.fail("no case")] = Object.entries(value.brokers);
  Object.assign(first.results[1] ?? {}, { measure, before: 0.5, after });
  const json = parseJson(JSON.stringify(value, null, 1), file);
  vi.mocked(readJson).mockImplementation((path) => (path === file ? json : read(path)));
  const line = json.lineOf(["brokers", id, "results", 1, "after"]);
  return { place: `${file}:${line}: brokers.${id}.results[1].after`, cases: import("./cases.ts") };
}

test("CS-03 a share above 1 is refused with file, line, field and remedy", async () => {
  const { place, cases } = await readCases("retention", 31.33);
  const remedy = "31.33 is more than 1: write a share as a fraction, 0.3133 for 31.33%";
  await expect(cases).rejects.toThrow(`${place}: ${remedy}`);
});

test.each([
  ["retention", 1],
  ["activeIbs", 31.33],
])("CS-03 %s may be %d", async (measure, after) => {
  await expect((await readCases(measure, after)).cases).resolves.toHaveProperty("cases");
});
