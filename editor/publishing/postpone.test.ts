import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { applied } from "./changes.ts";
import { readFiles } from "./files.ts";
import { changesSince } from "./git.ts";
import { pendingFile, readPending } from "./pending.ts";
import { postpone } from "./postpone.ts";
import { inRepository, write } from "./testing.ts";

vi.mock("./format.ts", () => ({ formatFolder: async () => undefined }));

const home = "catalogues/en/home.json";
const people = "src/content/testimonials.json";
const nothing = { changes: [], confirmed: {}, later: [] };

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const words = (title: string): void => write(home, { hero: { title } });
const list = (...ids: string[]): void => write(people, { home: ids.map((id) => ({ id, company: id })) });

inRepository(() => {
  words("Old");
  list("first", "second");
  write(pendingFile, nothing);
  write("site.config.json", {});
});

test("what is left for later leaves the files as they were, and is pending", async () => {
  words("New");
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

test("a new entry that is left for later keeps the one after it, and a pending change what it is based on", async () => {
  list("first", "second", "third", "fourth");
  await postpone(`${people}:home.2`);
  expect(read(people).home.map(({ id }: { id: string }) => id)).toEqual(["first", "second", "fourth"]);
  words("New");
  const newer = { file: home, path: ["hero", "title"], before: "New", after: "Newer" };
  write(pendingFile, { ...read(pendingFile), changes: [...read(pendingFile).changes, newer] });
  await postpone("home:hero.title");
  const { values, conflicts } = applied(readFiles(), readPending().changes);
  expect(conflicts).toEqual([]);
  expect(values).toMatchObject({
    [home]: { hero: { title: "Newer" } },
    [people]: { home: ["first", "second", "fourth", "third"].map((id) => ({ id })) },
  });
});
