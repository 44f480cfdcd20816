import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pressedBuild } from "./fixture.ts";
import { type Manifest, readBuild } from "./manifest.ts";

let dist: string;
beforeEach(async () => {
  dist = await pressedBuild();
});
afterEach(() => rm(dist, { recursive: true }));

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
  expect(view.documents.get("/ibs-communities")?.get("hi")?.document).toBe("/IBs-communities");
});

test("a missing manifest is named", async () => {
  await rm(join(dist, "manifest.json"));
  await expectRefusal("manifest.json cannot be read (ENOENT)");
});

test("a manifest cut short is named", async () => {
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

test("a file outside the build is refused", async () => {
  const manifest = await read();
  const [asset] = manifest.assets;
  if (asset) asset.variants.identity.file = "files/../../secret";
  await write(manifest);
  await expect(readBuild(dist)).rejects.toThrow("assets.0.variants.identity.file");
});

test("a document missing in a published language is named", async () => {
  const manifest = await read();
  const documents = manifest.documents.filter(
    (entry) => entry.language !== "ja" || entry.document !== "/partners",
  );
  await write({ ...manifest, documents });
  await expectRefusal("/partners is missing in ja");
});

test("a missing, shortened or changed file is named", async () => {
  const { assets } = await read();
  const { file, size } = assets[0]?.variants.identity ?? { file: "", size: 0 };
  const bytes = await readFile(join(dist, file));
  await writeFile(join(dist, file), bytes.fill("x", 0, 1));
  await expectRefusal(`${file} has other content than when it was built`);
  await writeFile(join(dist, file), bytes.subarray(1));
  await expectRefusal(`${file} has ${size - 1} bytes instead of ${size}`);
  await rm(join(dist, file));
  await expectRefusal(`${file} cannot be read (ENOENT)`);
});
