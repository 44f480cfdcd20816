import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shortClassNames } from "./classNames.ts";
import { writeFolder } from "./fixture.ts";

/** The function that names what CSS Modules find in these files. */
async function namesIn(files: Record<string, string>) {
  const folder = await writeFolder(new Map(Object.entries(files)));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { generateScopedName } = shortClassNames(folder);
  if (typeof generateScopedName !== "function") return expect.fail("no function");
  return (name: string, file: string) => generateScopedName(name, join(folder, file), "");
}

const rules = (count: number) => Array.from({ length: count }, (_, each) => `.c${each}{}`).join("");

test("each class, id and animation of a file has a name of two characters, and no two have the same", async () => {
  const files = { "a.module.css": rules(500), "b/c.module.css": `${rules(500)}#top{}@keyframes turn{}` };
  const nameOf = await namesIn(files);
  const names = ["a.module.css", "b/c.module.css"].flatMap((file) =>
    Array.from({ length: 500 }, (_, each) => nameOf(`c${each}`, file)),
  );
  const all = new Set([...names, nameOf("top", "b/c.module.css"), nameOf("turn", "b/c.module.css")]);
  expect(all.size).toBe(1002);
  for (const name of all) expect(name).toMatch(/^[a-z][\w-]$/i);
  expect(nameOf("c0", "a.module.css")).toBe(names[0]);
});

test("names depend on the files alone, not on who asks first", async () => {
  const files = { "a.module.css": rules(900), "b.module.css": rules(900) };
  const [one, other] = [await namesIn(files), await namesIn(files)];
  const last = other("c899", "b.module.css");
  expect(one("c0", "a.module.css")).toBe(other("c0", "a.module.css"));
  expect(one("c899", "b.module.css")).toBe(last);
});

test("a class that is written while the site is developed gets a name too", async () => {
  const nameOf = await namesIn({ "a.module.css": ".row{}" });
  expect(nameOf("col", "a.module.css")).not.toBe(nameOf("row", "a.module.css"));
});
