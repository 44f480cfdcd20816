import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { pressedBuild } from "../pipeline/fixture.ts";
import { readBuild, sealManifest } from "./build.ts";
import type { AssetEntry, Manifest } from "./manifest.ts";

let dist: string;
beforeAll(async () => {
  dist = await pressedBuild();
});
afterAll(() => rm(dist, { recursive: true }));

/** Restores a file of the build when the test ends. */
const restoreLater = async (file: string) => {
  const bytes = await readFile(join(dist, file));
  onTestFinished(() => writeFile(join(dist, file), bytes));
};
beforeEach(() => restoreLater("manifest.json"));

const read = async (): Promise<Manifest> => JSON.parse(await readFile(join(dist, "manifest.json"), "utf8"));
const write = (manifest: unknown) => writeFile(join(dist, "manifest.json"), JSON.stringify(manifest));

const expectRefusal = async (problem: string) => {
  const reason = `The build in ${dist} cannot be served: ${problem}. Run "npm run build", or copy the release again.`;
  await expect(readBuild(dist)).rejects.toThrow(expect.objectContaining({ message: reason }));
};

/** Writes a valid manifest whose first asset is changed. */
const withAsset = async (change: Partial<AssetEntry>) => {
  const { assets, ...content } = await read();
  await write(
    sealManifest({ ...content, assets: assets.map((asset, at) => (at ? asset : { ...asset, ...change })) }),
  );
};

test("a whole build is read into memory, byte for byte", async () => {
  const { manifest, files } = await readBuild(dist);
  expect(manifest).toEqual(await read());
  const { file = "" } = manifest.assets.find(({ path }) => path === "/favicon.svg")?.variants.identity ?? {};
  expect(files.get(file)).toEqual(await readFile(join(dist, file)));
});

test("a missing manifest is named", async () => {
  await rm(join(dist, "manifest.json"));
  await expectRefusal("manifest.json cannot be read (ENOENT)");
});

test.each(['{"site":', "null", "[]", "{}"])("a manifest that is %s is refused", async (text) => {
  await writeFile(join(dist, "manifest.json"), text);
  await expectRefusal("manifest.json is damaged or has been changed");
});

test("a manifest changed by hand is refused", async () => {
  const manifest = await read();
  await write({ ...manifest, documents: manifest.documents.toReversed() });
  await expectRefusal("manifest.json is damaged or has been changed");
});

test("a missing, shortened or changed file is named", async () => {
  const { assets } = await read();
  const { file, size } = assets[0]?.variants.identity ?? { file: "", size: 0 };
  await restoreLater(file);
  const bytes = await readFile(join(dist, file));
  await writeFile(join(dist, file), bytes.fill("x", 0, 1));
  await expectRefusal(`${file} has other content than when it was built`);
  await writeFile(join(dist, file), bytes.subarray(1));
  await expectRefusal(`${file} has ${size - 1} bytes instead of ${size}`);
  await rm(join(dist, file));
  await expectRefusal(`${file} cannot be read (ENOENT)`);
});

test.each([
  ["Content-Security-Policy", "default-src 'none'; x\r\nSet-Cookie: a=b"],
  ["Content-Security-Policy", "default-src 'none'; \u4e2d"],
  ["X Frame", "DENY"],
])("a stored header that cannot be sent is refused: %s: %j", async (name, value) => {
  await withAsset({ headers: { [name]: value } });
  await expectRefusal(`manifest.json has a header that cannot be sent, ${JSON.stringify(name)}`);
});

test("assets of the build before are checked as well", async () => {
  const { assets, ...content } = await read();
  const [kept, ...others] = assets;
  if (!kept) throw new Error("The build has no assets");
  await write(sealManifest({ ...content, assets: others, previous: { build: "before", assets: [kept] } }));
  const { file } = kept.variants.identity;
  expect((await readBuild(dist)).files.has(file)).toBe(true);
  await restoreLater(file);
  await rm(join(dist, file));
  await expectRefusal(`${file} cannot be read (ENOENT)`);
});
