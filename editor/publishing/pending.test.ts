import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatDiagnostic } from "../../src/diagnostics.ts";
import { type PendingChanges, pendingChangeSets, pendingFile, readPending } from "./pending.ts";

const title = { path: ["hero", "title"], before: "Old", after: "New" };
const minutes = { file: "src/content/company.json", path: ["demo", "minutes"], before: 30, after: "soon" };
const pending: PendingChanges = {
  changes: [{ file: "catalogues/en/home.json", ...title }, minutes],
  confirmed: { es: ["home:hero.title"] },
  later: [],
};

const linesOf = (pending: PendingChanges): string[] =>
  pendingChangeSets(pending, ["en", "es", "pt", "ru"]).map(({ diagnostic }) => formatDiagnostic(diagnostic));

test("LN-05 pending changes are told with its languages, or that it is not finished, or left for later", () => {
  expect(linesOf(pending)).toEqual([
    "catalogues/en/home.json: hero.title: is not translated into pt, ru; translate it, or say that its translations hold, in npm run edit",
    "src/content/company.json: demo.minutes: is not finished, or wrong; finish it, or correct it, in npm run edit",
  ]);
  expect(linesOf({ ...pending, later: ["src/content/company.json:demo.minutes"] })[1]).toBe(
    "src/content/company.json: demo.minutes: is left for later; publish it after all, in npm run edit",
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
