import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { pressedBuild } from "../pipeline/fixture.ts";
import { type Manifest, readBuild } from "./manifest.ts";

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
  const reason = `The build in ${dist} cannot be served: ${problem}. Run "npm run build".`;
  await expect(readBuild(dist)).rejects.toThrow(expect.objectContaining({ message: reason }));
};

test("a whole build is read into memory, byte for byte", async () => {
  const { view, files } = await readBuild(dist);
  const icon = view.assets.get("/favicon.svg")?.variants.identity;
  expect(files.get(icon?.file ?? "")).toEqual(await readFile(join(dist, icon?.file ?? "")));
  expect(view.documents.get("/ibs-communities")?.get("ja")?.document).toBe("/IBs-communities");
});

test("a missing manifest is named", async () => {
  await rm(join(dist, "manifest.json"));
  await expectRefusal("manifest.json cannot be read (ENOENT)");
});

test("a truncated manifest is named", async () => {
  await writeFile(join(dist, "manifest.json"), '{"site":');
  await expectRefusal("manifest.json is damaged (: Invalid input: expected object, received undefined)");
});

test.each(["https://hub.example.com/path", "https://hub.example.com/", "hub", ""])(
  "a content hub at %j is refused",
  async (contentHubOrigin) => {
    const manifest = await read();
    await write({ ...manifest, site: { ...manifest.site, contentHubOrigin } });
    await expectRefusal("manifest.json is damaged (site.contentHubOrigin: must be an origin)");
  },
);

test("LN-04 a site without English is refused", async () => {
  const manifest = await read();
  await write({ ...manifest, site: { ...manifest.site, publishedLanguages: ["es"] } });
  await expectRefusal(
    "manifest.json is damaged (site.publishedLanguages: must hold the default language, en)",
  );
});

const digest = "0123456789abcdef0123456789abcdef";

test.each([
  "files/../../secret",
  "../secret",
  `files/${digest}`,
  `/files/${digest}.html`,
  `files/${digest}.html/../../../secret`,
  `files/${digest}0.html`,
  `files/${digest}.`,
  `files/${digest.toUpperCase()}.html`,
])("%s, which is no file of a build, is refused", async (file) => {
  const manifest = await read();
  const [asset] = manifest.assets;
  if (asset) asset.variants.identity.file = file;
  await write(manifest);
  await expect(readBuild(dist)).rejects.toThrow("(assets.0.variants.identity.file: ");
});

const changed = (manifest: Manifest, change: (asset: Manifest["assets"][number]) => object): unknown => ({
  ...manifest,
  assets: manifest.assets.map((asset, index) => (index === 0 ? { ...asset, ...change(asset) } : asset)),
});

test.each<[string, Parameters<typeof changed>[1]]>([
  ["path", () => ({ path: "robots.txt" })],
  ["type", () => ({ type: undefined })],
  ["immutable", () => ({ immutable: "yes" })],
  ["headers.Vary", () => ({ headers: { Vary: 1 } })],
  ["variants.identity", () => ({ variants: {} })],
  ["variants", ({ variants }) => ({ variants: { ...variants, deflate: variants.identity } })],
  ...[`x${digest}`, `${digest}x`, "", "ABC"].map((hash): [string, Parameters<typeof changed>[1]] => [
    "variants.identity.hash",
    ({ variants }) => ({ variants: { ...variants, identity: { ...variants.identity, hash } } }),
  ]),
  ...[-1, 0.5].map((size): [string, Parameters<typeof changed>[1]] => [
    "variants.identity.size",
    ({ variants }) => ({ variants: { ...variants, identity: { ...variants.identity, size } } }),
  ]),
])("an asset whose %s is wrong is refused", async (field, change) => {
  await write(changed(await read(), change));
  await expect(readBuild(dist)).rejects.toThrow(`manifest.json is damaged (assets.0.${field}: `);
});

test.each<[string, object]>([
  ["brand", { brand: "" }],
  ["url", { url: "www.example.com" }],
  ["publishedLanguages.0", { publishedLanguages: ["qaa", "en"] }],
])("a site whose %s is wrong is refused", async (field, change) => {
  const manifest = await read();
  await write({ ...manifest, site: { ...manifest.site, ...change } });
  await expect(readBuild(dist)).rejects.toThrow(`manifest.json is damaged (site.${field}: `);
});

test("an entry that the server does not know is refused, wherever it stands", async () => {
  const manifest = await read();
  const [document, ...documents] = manifest.documents;
  for (const odd of [
    { ...manifest, more: 1 },
    { ...manifest, site: { ...manifest.site, more: 1 } },
    { ...manifest, documents: [{ ...document, more: 1 }, ...documents] },
    changed(manifest, () => ({ more: 1 })),
    changed(manifest, ({ variants }) => ({
      variants: { ...variants, identity: { ...variants.identity, more: 1 } },
    })),
  ]) {
    await write(odd);
    await expect(readBuild(dist)).rejects.toThrow('Unrecognized key: "more"');
  }
});

test("a document missing in a published language is named", async () => {
  const manifest = await read();
  const documents = manifest.documents.filter(
    (entry) => entry.language !== "ja" || entry.document !== "/partners",
  );
  await write({ ...manifest, documents });
  await expectRefusal("/partners is missing in ja");
  await write({ ...manifest, documents: documents.filter(({ document }) => document !== "/partners") });
  await expectRefusal("/partners is missing in en");
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
