import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8"));
const packages = { ...dependencies, ...devDependencies };

/** The first of the tables under a heading of a document, as the text of its cells. */
function tableUnder(heading: string, document: string): string[][] {
  const [, section = ""] = document.split(`\n## ${heading}\n`);
  const [table = ""] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const [, , ...rows] = table.trim().split("\n");
  return rows.map((row) => row.split("|").map((cell) => cell.trim()));
}

test("docs/architecture.md says of every package what it is for, and of no other", () => {
  const rows = tableUnder("Dependencies", readFileSync("docs/architecture.md", "utf8"));
  const listed = rows.flatMap(([, names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual(Object.keys(packages).sort());
  for (const [, names, purpose] of rows) expect(purpose, names).toMatch(/\w/);
});

test("versions are exact", () => {
  for (const [name, version] of Object.entries(packages))
    expect(version, name).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
});
