import { beforeEach, expect, test, vi } from "vitest";
import { parseJson, readJson } from "./readJson.ts";

type Cases = typeof import("./cases.json");

const file = "src/content/cases.json";

vi.mock("./readJson.ts", { spy: true });
beforeEach(() => {
  vi.resetModules();
  vi.mocked(readJson).mockReset();
});

/** Reads the cases after a change of two of them. @returns the place of a field of the second one in messages */
async function readCases(field: string, change: (first: Case, second: Case) => void) {
  const { readJson: read } = await vi.importActual<typeof import("./readJson.ts")>("./readJson.ts");
  const value = read(file).value as Cases;
  const [first] = Object.values<Case>(value.brokers);
  const [[id, second] = expect.fail("no case")] = Object.entries<Case>(value.propFirms);
  change(first ?? expect.fail("no case"), second);
  const json = parseJson(JSON.stringify(value, null, 1), file);
  vi.mocked(readJson).mockImplementation((path) => (path === file ? json : read(path)));
  const line = json.lineOf(["propFirms", id, ...field.split(/[[\].]+/)]);
  return { place: `${file}:${line}: propFirms.${id}.${field}`, cases: import("./cases.ts") };
}

interface Case {
  slug: string;
  results: { measure: string; before: number; after: number }[];
  events: { day: number; event: string }[];
}

/** Reads the cases with another figure in a result. */
const readResult = (measure: string, after: number) =>
  readCases("results[1].after", (_, { results }) =>
    Object.assign(results[1] ?? {}, { measure, before: 0.5, after }),
  );

test("CS-03 a share above 1 is refused with file, line, field and remedy", async () => {
  const { place, cases } = await readResult("retention", 31.33);
  const remedy = "3133% is more than 100%; in the file, a share is a fraction, 0.3133 for 31.33%";
  await expect(cases).rejects.toThrow(`${place}: ${remedy}`);
});

test("CS-03 a count may be above 1", async () => {
  await expect((await readResult("activeIbs", 31.33)).cases).resolves.toHaveProperty("cases");
});

test("CS-03 two stories with one address are refused, and the other case is named", async () => {
  const { place, cases } = await readCases("slug", (first, second) =>
    Object.assign(second, { slug: first.slug }),
  );
  await expect(cases).rejects.toThrow(`${place}: "`);
  await expect(cases).rejects.toThrow(/" is the address of [\w-]+ already; give this story another$/);
});

test("CS-05 events that are not in the order of their days are refused, and so are those without the launch", async () => {
  const swapped = readCases("events", (_, second) => {
    second.events.reverse();
  });
  await expect((await swapped).cases).rejects.toThrow(/expected the events in the order of their days/);
  vi.resetModules();
  const moved = readCases("events", (_, second) => {
    for (const event of second.events) if (event.day === 0) event.day = 1;
  });
  await expect((await moved).cases).rejects.toThrow(/expected one on day 0, the launch/);
});
