import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeFolder } from "./fixture.ts";
import { keepPackages, packagesFile } from "./packages.ts";

test("the list of packages goes from the output to the build, also where that is new", async () => {
  const from = await writeFolder(new Map([[packagesFile, "[]"]]));
  const to = await mkdtemp(join(tmpdir(), "dist-"));
  onTestFinished(async () => {
    await rm(from, { recursive: true });
    await rm(to, { recursive: true });
  });
  await keepPackages(from, join(to, "new"));
  expect(await readdir(from)).toEqual([]);
  expect(await readFile(join(to, "new", packagesFile), "utf8")).toBe("[]");
});

test("packages of scripts that are bundled apart join the list", async () => {
  const from = await writeFolder(new Map([[packagesFile, '[{"name":"react"}]']]));
  onTestFinished(() => rm(from, { recursive: true }));
  const to = join(from, "build");
  await keepPackages(from, to, '[{"name":"web-vitals"}]');
  expect(JSON.parse(await readFile(join(to, packagesFile), "utf8"))).toEqual([
    { name: "react" },
    { name: "web-vitals" },
  ]);
});
