import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type PendingChanges, pendingChangeSets, pendingFile, readPending } from "./pending.ts";

const title = { path: ["hero", "title"], before: "Old", after: "New" };
const minutes = { file: "src/content/company.json", path: ["demo", "minutes"], before: 30, after: "soon" };
const pending: PendingChanges = {
  changes: [{ file: "catalogues/en/home.json", ...title }, minutes],
  confirmed: { es: ["home:hero.title"] },
  later: [],
};

const linesOf = (pending: PendingChanges): string[] =>
  pendingChangeSets(pending, ["en", "es", "pt", "ru"]).map(({ text }) => text);

test("LN-05 pending changes are told with its languages, or that it is not finished, or left for later", () => {
  expect(linesOf(pending)).toEqual([
    "home:hero.title is not translated into pt, ru",
    "src/content/company.json:demo.minutes is not finished, or to be fixed",
  ]);
  expect(linesOf({ ...pending, later: ["src/content/company.json:demo.minutes"] })[1]).toBe(
    "src/content/company.json:demo.minutes is left for later",
  );
});

test("a file of pending changes that is malformed is refused with its name and line", () => {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "waiting-"));
  onTestFinished(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  process.chdir(folder);
  mkdirSync("catalogues");
  writeFileSync(pendingFile, '{\n  "changes": 1\n}');
  expect(() => readPending()).toThrow("catalogues/pending.json:2");
});
