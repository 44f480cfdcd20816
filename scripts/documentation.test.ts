import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type PackageFile = Record<"dependencies" | "devDependencies" | "scripts", Record<string, string>>;

const { dependencies, devDependencies, scripts }: PackageFile = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const packages = { ...dependencies, ...devDependencies };

/** The cells of the first table under a heading of a document, as text. */
function tableUnder(heading: string, document: string): string[][] {
  const [, section = ""] = document.split(`\n## ${heading}\n`);
  const [table = ""] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const [, , ...rows] = table.trim().split("\n");
  return rows.map((row) => row.split("|").map((cell) => cell.trim()));
}

test("docs/architecture.md gives the purpose of every package, and of no other", () => {
  const rows = tableUnder("Dependencies", readFileSync("docs/architecture.md", "utf8"));
  const listed = rows.flatMap(([, names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual(Object.keys(packages).sort());
  for (const [, names, purpose] of rows) expect(purpose, names).toMatch(/\w/);
});

test("versions are exact", () => {
  for (const [name, version] of Object.entries(packages))
    expect(version, name).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
});

test("every npm script that a document names exists", () => {
  const documents = ["README.md", ...globSync("docs/*.md")];
  const named = documents.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bnpm run ([\w:-]+)/g)]);
  expect(named.length).toBeGreaterThan(10);
  for (const [command, script = ""] of named) expect(Object.keys(scripts), command).toContain(script);
});
