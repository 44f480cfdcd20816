import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changesSince } from "./git.ts";
import { leaveForLater, takeBack } from "./takeBack.ts";
import { waitingFile } from "./waiting.ts";

// A site with people who speak in a repository of its own.

const home = "catalogues/en/home.json";
const people = "src/facts/testimonials.json";
const nothing = { changes: [], confirmed: {}, later: [] };
const project = process.cwd();

const git = (...parameters: string[]): string => execFileSync("git", parameters, { encoding: "utf8" }).trim();
const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
};
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

function save(message: string): string {
  git("add", "--all");
  git("-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
}

const words = (title: string, ...voices: string[]): void =>
  write(home, { voices: Object.fromEntries(voices.map((id) => [id, { content: id }])), hero: { title } });
const list = (...ids: string[]): void => write(people, { home: ids.map((id) => ({ id, company: id })) });

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), "take-back-")));
  for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(name, "/dev/null");
  git("init", "--quiet");
  words("Old", "first", "second");
  list("first", "second");
  write(waitingFile, nothing);
  write("site.config.json", {});
  save("The site");
});

afterEach(() => {
  const folder = process.cwd();
  vi.unstubAllEnvs();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("a publication is taken back value by value, and what came after it stays", async () => {
  words("Old", "second");
  list("second");
  const commit = save("Without the first voice");
  words("New", "second");
  save("A headline");
  await takeBack(commit);
  expect(read(people).home.map(({ id }: { id: string }) => id)).toEqual(["first", "second"]);
  expect(Object.keys(read(home).voices)).toEqual(["first", "second"]);
  expect(read(home).hero.title).toBe("New");
});

test("what has changed since is named, and nothing is taken back", async () => {
  words("New", "first", "second");
  list("second");
  const commit = save("Two things");
  words("Newer", "first", "second");
  await expect(takeBack(commit)).rejects.toThrow(`These have changed since: ${home} hero.title. `);
  expect(read(people).home).toHaveLength(1);
});

test("what is left for later leaves the files as they were, and waits", async () => {
  words("New", "first", "second");
  list("second");
  await leaveForLater("home:hero.title");
  expect(read(home).hero.title).toBe("Old");
  expect(read(waitingFile)).toEqual({
    ...nothing,
    changes: [{ file: home, path: ["hero", "title"], before: "Old", after: "New" }],
    later: ["home:hero.title"],
  });
  expect((await changesSince("HEAD")).map(({ file }) => file)).toEqual([people]);
  await expect(leaveForLater("home:hero.title")).rejects.toThrow("home:hero.title has not changed");
});
