import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { pressedBuild } from "../pipeline/fixture.ts";
import { readBuild, sealManifest } from "./build.ts";
import type { Manifest } from "./manifest.ts";

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

test("a truncated manifest is named", async () => {
  await writeFile(join(dist, "manifest.json"), '{"site":');
  await expectRefusal("manifest.json is damaged (the whole: expected an object)");
});

test.each(["https://hub.example.com/path", "https://hub.example.com/", "hub", ""])(
  "a content hub at %j is refused",
  async (contentHubOrigin) => {
    const manifest = await read();
    await write({ ...manifest, site: { ...manifest.site, contentHubOrigin } });
    await expectRefusal(
      `manifest.json is damaged (site.contentHubOrigin: expected an origin, got ${JSON.stringify(contentHubOrigin)})`,
    );
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
  ["variants.deflate", ({ variants }) => ({ variants: { ...variants, deflate: variants.identity } })],
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
  ["redirects.0.from", { redirects: [{ from: "old", to: "/", status: 301 }] }],
  ["redirects.0.from", { redirects: [{ from: "/partners", to: "/", status: 301 }] }],
  ["redirects.0.to", { redirects: [{ from: "/old", to: "//evil.example", status: 301 }] }],
  ["redirects.0.to", { redirects: [{ from: "/old", to: "", status: 301 }] }],
  ["redirects.0.status", { redirects: [{ from: "/old", to: "/", status: 307 }] }],
  ["drafts.0", { drafts: ["en"] }],
  ["drafts.0", { drafts: ["qaa"] }],
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
    await expect(readBuild(dist)).rejects.toThrow("more: is not known)");
  }
});

test("a document missing in a published language is named", async () => {
  const manifest = await read();
  const documents = manifest.documents.filter(
    (entry) => entry.language !== "ja" || entry.document !== "/partners",
  );
  await write({ ...manifest, documents });
  await expectRefusal("manifest.json is damaged (documents: /partners is missing in ja)");
  await write({ ...manifest, documents: documents.filter(({ document }) => document !== "/partners") });
  await expectRefusal("manifest.json is damaged (documents: /partners is missing in en)");
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

/** Changes the first document of a manifest and seals it again, as whoever breaks it on purpose would. */
const withDocument = async (change: (document: Manifest["documents"][number]) => object) => {
  const { documents, ...content } = await read();
  const [first, ...others] = documents;
  if (first)
    await write(sealManifest({ ...content, documents: [{ ...first, ...change(first) }, ...others] }));
};

test.each([
  ["Content-Security-Policy", "default-src 'none'; x\r\nSet-Cookie: a=b"],
  ["Content-Security-Policy", "default-src 'none'; \u4e2d"],
  ["Content-Security-Policy", "script-src *"],
  ["X-Frame-Options", "DENY\n"],
  ["X Frame", "DENY"],
])("a stored header that cannot be sent is refused: %s: %j", async (name, value) => {
  await withDocument(({ headers }) => ({ headers: { ...headers, [name]: value } }));
  await expect(readBuild(dist)).rejects.toThrow(`manifest.json is damaged (documents.0.headers.${name}: `);
});

test.each(["Content-Length", "Transfer-Encoding", "Set-Cookie", "content-security-policy", "__proto__"])(
  "a stored header that only the server may send is refused: %s",
  async (name) => {
    await withDocument(({ headers }) => ({ headers: { ...headers, [name]: "1" } }));
    await expect(readBuild(dist)).rejects.toThrow(`(documents.0.headers.${name}: is none of `);
  },
);

test("a problem is told in one line, whatever a field is called", async () => {
  await withDocument(({ headers }) => ({ headers: { ...headers, "X\r\nY\u2028": "1" } }));
  await expect(readBuild(dist)).rejects.toThrow("(documents.0.headers.X%0D%0AY%E2%80%A8: is none of ");
});

test.each(["document", "language"] as const)("a list with one %s is none", async (field) => {
  await withDocument((entry) => ({ [field]: [entry[field]] }));
  await expect(readBuild(dist)).rejects.toThrow(`(documents.0.${field}: expected `);
});

test.each(["/%00", "/a?b", "/a b", "/\u00e9", "/", "/health", "/FOR-brokers", "/status-404x/../\\"])(
  "an asset that no request would get is refused: %j",
  async (path) => {
    const { assets, ...content } = await read();
    const [first, ...others] = assets;
    if (first) await write(sealManifest({ ...content, assets: [{ ...first, path }, ...others] }));
    await expect(readBuild(dist)).rejects.toThrow("(assets.0.path: ");
  },
);

test("two assets at one path are refused", async () => {
  const { assets, ...content } = await read();
  await write(sealManifest({ ...content, assets: [...assets, ...assets.slice(0, 1)] }));
  await expect(readBuild(dist)).rejects.toThrow(
    `(assets.${assets.length}: ${assets[0]?.path} is there already, at assets.0)`,
  );
});

test("a document without a policy is refused", async () => {
  await withDocument(() => ({ headers: {} }));
  await expect(readBuild(dist)).rejects.toThrow(
    "(documents.0.headers.Content-Security-Policy: expected a policy",
  );
});

test("a document that is there twice, or is none of the site, is refused", async () => {
  const { documents } = await read();
  await withDocument(() => ({ document: documents[1]?.document }));
  await expect(readBuild(dist)).rejects.toThrow(
    /\(documents\.1: \S+ in en is there already, at documents\.0\)/,
  );
  await withDocument(() => ({ document: "/secret" }));
  await expect(readBuild(dist)).rejects.toThrow("(documents.0.document: expected one of /, ");
});

test("a file under the name of another encoding is refused", async () => {
  const { documents } = await read();
  const { identity, gzip } = documents[0]?.variants ?? {};
  await withDocument(() => ({ variants: { identity, br: gzip } }));
  await expect(readBuild(dist)).rejects.toThrow("(documents.0.variants.br.file: expected the name of ");
});

test("compressed bytes that are those of another document are refused", async () => {
  const { documents } = await read();
  const { br } = documents[1]?.variants ?? {};
  await withDocument(({ variants }) => ({ variants: { ...variants, br } }));
  await expectRefusal("manifest.json: documents.0.variants.br is not documents.0 in br");
});

test("a file that is not compressed as its name says is refused", async () => {
  const { documents } = await read();
  const { identity, gzip } = documents[0]?.variants ?? {};
  const file = gzip?.file.replace(/gz$/, "br") ?? "";
  await writeFile(join(dist, file), await readFile(join(dist, gzip?.file ?? "")));
  onTestFinished(() => rm(join(dist, file)));
  await withDocument(() => ({ variants: { identity, br: { ...gzip, file } } }));
  await expectRefusal("manifest.json: documents.0.variants.br is not documents.0 in br");
});

test("a document in another language is refused", async () => {
  const { documents } = await read();
  const { document = "", language } = documents[0] ?? {};
  const other = documents.find((entry) => entry.document === document && entry.language !== language);
  const { variants } = other ?? {};
  await withDocument(() => ({ variants }));
  await expectRefusal(`manifest.json: documents.0, ${document}, is not in ${language}`);
});

test("a manifest changed by hand, such as two documents that have been swapped, is refused", async () => {
  const { build, documents, ...content } = await read();
  const [first, second, ...others] = documents;
  if (!first || !second) throw new Error("The build has too few documents");
  const swapped = [
    { ...first, document: second.document },
    { ...second, document: first.document },
    ...others,
  ];
  await write({ build, ...content, documents: swapped });
  await expectRefusal(
    "manifest.json is damaged (build: is the hash of another content: the manifest has been changed)",
  );
});

test("assets of the build before are read and proved as well", async () => {
  const { assets, ...content } = await read();
  const [kept, ...others] = assets;
  if (!kept) throw new Error("The build has no assets");
  await write(sealManifest({ ...content, assets: others, previous: { build: digest, assets: [kept] } }));
  const { files } = await readBuild(dist);
  expect(files.has(kept.variants.identity.file)).toBe(true);
  const lost = { ...kept, path: "no path" };
  await write(sealManifest({ ...content, assets: others, previous: { build: digest, assets: [lost] } }));
  await expect(readBuild(dist)).rejects.toThrow("(previous.assets.0.path: expected a path");
});
