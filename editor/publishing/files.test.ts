import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import config from "../../biome.json" with { type: "json" };
import { type Value, withValueAt } from "./changes.ts";
import { ownersFiles, replaceFiles } from "./files.ts";

const project = process.cwd();

test("every JSON file of words and content is the owner's", () => {
  const files = globSync(["catalogues/*/*.json", "src/{content,i18n}/**/*.json"]);
  expect(ownersFiles()).toEqual(expect.arrayContaining(files));
});

/** The lines that differ when a file holds another value, with - and +. */
async function difference(file: string, change: (before: Value) => Value): Promise<string[]> {
  const folder = mkdtempSync(".cache/files-");
  onTestFinished(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  for (const each of [file, "biome.json"]) cpSync(each, join(folder, each));
  // Biome reads the rules that this file names.
  for (const { path } of config.plugins) cpSync(path, join(folder, path));
  process.chdir(folder);
  const before = readFileSync(file, "utf8");
  const value = JSON.parse(before);
  await replaceFiles({ [file]: value }, { [file]: change(value) });
  const after = readFileSync(file, "utf8");
  const [old, now] = [before, after].map((text) => text.split("\n")) as [string[], string[]];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test("a changed message changes only its line, and no-break characters stay", async () => {
  const change = (before: Value) => withValueAt(before, ["hero", "title"], "Запросить\u00a0демо");
  expect(await difference("catalogues/ru/prop-firms.json", change)).toEqual([
    expect.stringMatching(/^-.*"title"/),
    '+    "title": "Запросить\u00a0демо",',
  ]);
});

test("a new entry of content is laid out like the others", async () => {
  const result = { measure: "volume", before: 1, after: 1.5 };
  const entry = { company: "Northgate", slug: "northgate", results: [result, result, result] };
  const change = (before: Value) => withValueAt(before, ["communities", "community-9"], entry);
  expect(await difference("src/content/cases.json", change)).toContain(
    '+        { "measure": "volume", "before": 1, "after": 1.5 },',
  );
});
