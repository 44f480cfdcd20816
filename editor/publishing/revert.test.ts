import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { changesSince } from "./git.ts";
import { pendingFile } from "./pending.ts";
import { postpone, revertPublication } from "./revert.ts";
import { commitAll, inRepository, write } from "./testing.ts";

vi.mock("./format.ts", () => ({ formatFolder: async () => undefined }));

const home = "catalogues/en/home.json";
const people = "src/content/testimonials.json";
const nothing = { changes: [], confirmed: {}, later: [] };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const words = (title: string, ...voices: string[]): void =>
  write(home, { voices: Object.fromEntries(voices.map((id) => [id, { content: id }])), hero: { title } });
const list = (...ids: string[]): void => write(people, { home: ids.map((id) => ({ id, company: id })) });

inRepository(() => {
  words("Old", "first", "second");
  list("first", "second");
  write(pendingFile, nothing);
  write("site.config.json", {});
});

test("a publication is taken back value by value, and what came after it stays", async () => {
  words("Old", "second");
  list("second");
  const commit = commitAll("Without the first voice");
  words("New", "second");
  commitAll("A headline");
  await revertPublication(commit);
  expect(read(people).home.map(({ id }: { id: string }) => id)).toEqual(["first", "second"]);
  expect(Object.keys(read(home).voices)).toEqual(["first", "second"]);
  expect(read(home).hero.title).toBe("New");
});

test("what has changed since is named, and nothing is taken back", async () => {
  words("New", "first", "second");
  list("second");
  const commit = commitAll("Two things");
  words("Newer", "first", "second");
  await expect(revertPublication(commit)).rejects.toThrow(`These have changed since: ${home} hero.title. `);
  expect(read(people).home).toHaveLength(1);
});

test("what is left for later leaves the files as they were, and waits", async () => {
  words("New", "first", "second");
  list("second");
  await postpone("home:hero.title");
  expect(read(home).hero.title).toBe("Old");
  expect(read(pendingFile)).toEqual({
    ...nothing,
    changes: [{ file: home, path: ["hero", "title"], before: "Old", after: "New" }],
    later: ["home:hero.title"],
  });
  expect((await changesSince("HEAD")).map(({ file }) => file)).toEqual([people]);
  await expect(postpone("home:hero.title")).rejects.toThrow("home:hero.title has not changed");
});
