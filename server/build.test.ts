import { mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { smallBuild } from "../build/fixture.ts";
import { BuildError, contentHash, readBuild, readFiles } from "./build.ts";
import type { StoredManifest } from "./manifest.ts";

let dist: string;
beforeEach(async () => {
  dist = await smallBuild();
  return () => rm(dist, { recursive: true });
});

const bytesOf = (file: string) => readFile(join(dist, file));
const write = (file: string, content: string | Buffer) => writeFile(join(dist, file), content);
const replaceIn = async (file: string, one: string, other: string) =>
  write(file, String(await bytesOf(file)).replace(one, other));
const readManifest = async (): Promise<StoredManifest> => JSON.parse(String(await bytesOf("manifest.json")));

const expectRefusal = (cause: string) => expect(readBuild(dist)).rejects.toThrow(new BuildError(dist, cause));

test("a whole build is read into memory: what the manifest names, with its compressed forms", async () => {
  await write("notes.txt", "private");
  const { manifest, files } = await readBuild(dist);
  expect(manifest).toMatchObject(await readManifest().then(({ assets: _, ...others }) => others));
  const file = "favicon.svg.br";
  const bytes = await bytesOf(file);
  const icon = manifest.assets.find(({ path }) => path === "/favicon.svg");
  expect(icon?.variants.br).toEqual({ file, hash: contentHash(bytes), size: bytes.length });
  expect(files.get(file)).toEqual(bytes);
  for (const file of ["notes.txt", "manifest.json"]) expect(files.has(file), file).toBe(false);
});

test.each([
  ["manifest.json", "ENOENT", rm],
  ["en/for-brokers/index.html", "ENOENT", rm],
  ["_astro/page.B5gk.js.br", "EISDIR", (path: string) => rm(path).then(() => mkdir(path))],
])("the file %s that cannot be read is named, with %s", async (file, code, damage) => {
  await damage(join(dist, file));
  await expectRefusal(`${file} cannot be read (${code})`);
});

test.each<[what: string, damage: () => Promise<void>]>([
  ["a compressed form is missing", () => rm(join(dist, "favicon.svg.br"))],
  ["a compressed form has come", () => write("robots.txt.gz", "")],
  ["a document is cut off", () => truncate(join(dist, "en/index.html"), 9)],
  ["the manifest is cut off", () => truncate(join(dist, "manifest.json"), 9)],
  ["the manifest is another", () => write("manifest.json", "{}")],
  ["a header has changed", () => replaceIn("manifest.json", "'none'", "'self'")],
])("a build is not whole if %s", async (_what, damage) => {
  await damage();
  await expectRefusal("it is not whole");
});

test("assets of the build before are read and checked as well", async () => {
  const { build: _, ...others } = await readManifest();
  const previous = { build: "before", assets: { "/_astro/old.js": {} } };
  await write("_astro/old.js", "old");
  const { build } = (await readFiles(dist, { ...others, previous })).manifest;
  await write("manifest.json", JSON.stringify({ build, ...others, previous }));
  expect((await readBuild(dist)).files.get("_astro/old.js")?.toString()).toBe("old");
  await write("_astro/old.js", "new");
  await expectRefusal("it is not whole");
});
