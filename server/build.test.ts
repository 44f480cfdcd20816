import { mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { smallBuild } from "../pipeline/fixture.ts";
import { BuildError, contentHash, readBuild, readFiles } from "./build.ts";
import type { StoredManifest } from "./manifest.ts";

let dist: string;
beforeEach(async () => {
  dist = await smallBuild();
  return () => rm(dist, { recursive: true });
});

const bytesOf = (file: string) => readFile(join(dist, file));
const write = (file: string, content: string | Buffer) => writeFile(join(dist, file), content);
const readManifest = async (): Promise<StoredManifest> => JSON.parse(String(await bytesOf("manifest.json")));

const expectRefusal = async (cause: string) => {
  const error = await readBuild(dist).catch((thrown: unknown) => thrown);
  if (!(error instanceof BuildError)) throw error;
  expect(error.message).toBe(
    `The build in ${dist} cannot be served: ${cause}. Run "npm run build", or copy the release again.`,
  );
  expect(error.cause).toBe(cause);
};

test("a whole build is read into memory: what the manifest names, with its compressed forms", async () => {
  const { manifest, files } = await readBuild(dist);
  const { build, site, documents, assets } = await readManifest();
  expect(manifest).toMatchObject({ build, site, documents });
  expect(manifest.assets.map(({ path }) => path)).toEqual(Object.keys(assets));
  const compressed = await bytesOf("favicon.svg.br");
  expect(files.get("favicon.svg.br")).toEqual(compressed);
  expect(manifest.assets.find(({ path }) => path === "/favicon.svg")?.variants.br).toEqual({
    file: "favicon.svg.br",
    hash: contentHash(compressed),
    size: compressed.length,
  });
  const font = manifest.assets.find(({ path }) => path.endsWith(".woff2"));
  expect(Object.keys(font?.variants ?? {})).toEqual(["identity"]);
  expect([...files.keys()].filter((file) => /^(manifest|packages)\.json/.test(file))).toEqual([]);
});

test("a file that the manifest does not name is not read", async () => {
  await write("notes.txt", "private");
  expect((await readBuild(dist)).files.has("notes.txt")).toBe(false);
});

test.each(["manifest.json", "en/for-brokers/index.html", "_astro/page.B5gk.js"])(
  "the missing file %s is named",
  async (file) => {
    await rm(join(dist, file));
    await expectRefusal(`${file} cannot be read (ENOENT)`);
  },
);

test("a compressed form that cannot be read is named", async () => {
  const file = "robots.txt.br";
  await rm(join(dist, file), { force: true });
  await mkdir(join(dist, file));
  await expectRefusal(`${file} cannot be read (EISDIR)`);
});

test.each<[what: string, damage: () => Promise<void>]>([
  ["a compressed form is missing", () => rm(join(dist, "favicon.svg.br"))],
  ["a compressed form is cut off", () => truncate(join(dist, "favicon.svg.br"), 9)],
  ["a compressed form has come", () => write("robots.txt.gz", "")],
  ["a document is cut off", () => truncate(join(dist, "en/index.html"), 9)],
  ["an asset has changed", () => write("robots.txt", "User-agent: other\n")],
  ...['{"site":', "null", "[]", "{}"].map((text): [string, () => Promise<void>] => [
    `the manifest is ${text}`,
    () => write("manifest.json", text),
  ]),
  [
    "a header has changed",
    async () => write("manifest.json", String(await bytesOf("manifest.json")).replace("'none'", "'self'")),
  ],
  [
    "a document is left out",
    async () => {
      const { documents, ...others } = await readManifest();
      await write("manifest.json", JSON.stringify({ ...others, documents: documents.slice(1) }));
    },
  ],
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
