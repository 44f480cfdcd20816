import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import config from "../../biome.json" with { type: "json" };
import { type Value, withValueAt } from "./changes.ts";
import { ownersFiles, replaceFiles } from "./files.ts";

const project = process.cwd();

test("every JSON file of words and content is the owner's", () => {
  const files = globSync(["catalogues/*/*.json", "src/{content,i18n}/**/*.json"]);
  expect(ownersFiles()).toEqual(expect.arrayContaining(files));
});

/** A folder for a test, which is removed after it. */
function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  onTestFinished(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/**
 * The lines that differ when a file holds another value, with - and +.
 * @param cache where the folder for temporary files is, if not in the project
 */
async function difference(file: string, change: (before: Value) => Value, cache = ""): Promise<string[]> {
  const folder = temporaryFolder(".cache/files-");
  if (cache) symlinkSync(cache, join(folder, ".cache"));
  for (const each of [file, "biome.json"]) cpSync(each, join(folder, each));
  // Biome reads the rules that this file names.
  for (const { path } of config.plugins) cpSync(path, join(folder, path));
  process.chdir(folder);
  const before = readFileSync(file, "utf8");
  const value = JSON.parse(before);
  await replaceFiles({ [file]: value }, { [file]: change(value) });
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
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

const otherDisk = "/dev/shm";
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(".").dev;

test.skipIf(!hasOtherDisk)("the folder for temporary files may be on another disk", async () => {
  const change = (before: Value) => withValueAt(before, ["hero", "title"], "Hola");
  const cache = temporaryFolder(join(otherDisk, "files-"));
  expect(await difference("catalogues/es/prop-firms.json", change, cache)).toContain('+    "title": "Hola",');
});
