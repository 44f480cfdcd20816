import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBuild } from "../server/build.ts";
import { documentNames, type Manifest } from "../server/manifest.ts";
import { sampleDocuments } from "../src/facts/routes.ts";
import { english } from "../src/languages/words/english.ts";
import { pressOptions, publishedLanguages, staticOutput, writeFolder } from "./fixture.ts";
import { press } from "./press.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const folderWith = async (files: ReadonlyMap<string, string | Buffer>) => {
  const folder = await writeFolder(files);
  folders.push(folder);
  return folder;
};

const pressed = async (output: ReadonlyMap<string, string | Buffer>, to?: string, site = pressOptions) => {
  const target = to ?? (await folderWith(new Map()));
  await press({ from: await folderWith(output), to: target, site });
  return target;
};

const entriesOf = async (folder: string) => {
  const { manifest, files } = await readBuild(folder);
  return { assets: new Map(manifest.assets.map((asset) => [asset.path, asset])), files };
};

const pressedAssets = async (assets: Readonly<Record<string, string>>) =>
  entriesOf(await pressed(new Map([...staticOutput(), ...Object.entries(assets)])));

const contents = async (folder: string) => {
  const files = (await readdir(join(folder, "files"))).sort().map((file) => `files/${file}`);
  return Promise.all(
    ["manifest.json", ...files].map(async (file) => [file, await readFile(join(folder, file))]),
  );
};

let dist: string;
let manifest: Manifest;
beforeAll(async () => {
  dist = await pressed(staticOutput());
  manifest = JSON.parse(await readFile(join(dist, "manifest.json"), "utf8"));
});

describe("a pressed build", () => {
  test("has every document in every language, and the site without the options of the press", async () => {
    expect(manifest.documents).toHaveLength(publishedLanguages.length * documentNames.length);
    for (const name of documentNames) {
      const entries = manifest.documents.filter(({ document }) => document === name);
      expect(entries.map(({ language }) => language).sort()).toEqual([...publishedLanguages].sort());
    }
    const { frameOrigins, ...site } = pressOptions;
    expect(manifest.site).toEqual(site);
    expect(frameOrigins).toHaveLength(1);
  });

  test("only samples may be framed, and only by our own documents", () => {
    for (const { document, headers } of manifest.documents) {
      const framer = document === sampleDocuments.newsletter ? "self" : "none";
      expect(headers["Content-Security-Policy"]).toContain(`frame-ancestors '${framer}'`);
      expect(headers["X-Frame-Options"]).toBe(framer === "self" ? "SAMEORIGIN" : undefined);
    }
  });

  test("every variant decodes to the plain bytes and is smaller", async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
    const entry = manifest.documents.find(
      ({ document, language }) => document === "/partners" && language === "ja",
    );
    const plain = await readFile(join(dist, entry?.variants.identity.file ?? ""));
    expect(plain.toString()).toContain("<h1>/partners</h1>");
    for (const encoding of ["br", "gzip", "zstd"] as const) {
      const variant = entry?.variants[encoding];
      expect(variant?.size).toBeLessThan(plain.length);
      expect(decode[encoding](await readFile(join(dist, variant?.file ?? "")))).toEqual(plain);
    }
  });

  test("assets have a type; hashed ones are immutable; fonts and incompressible files stay plain", () => {
    const summary = manifest.assets.map(({ path, type, immutable, variants }) => [
      path,
      type,
      immutable,
      Object.keys(variants).sort().join(" "),
    ]);
    expect(summary).toEqual([
      ["/_astro/page.B5gk.js", "text/javascript; charset=utf-8", true, "br gzip identity zstd"],
      ["/_astro/sans.CcT3.woff2", "font/woff2", true, "identity"],
      ["/favicon.svg", "image/svg+xml", false, "br gzip identity zstd"],
      ["/robots.txt", "text/plain; charset=utf-8", false, "identity"],
    ]);
  });

  test("every asset has its media type, and compressed formats are not compressed again", async () => {
    const types = {
      "a.avif": "image/avif",
      "a.css": "text/css; charset=utf-8",
      "a.gif": "image/gif",
      "a.ico": "image/x-icon",
      "a.jpeg": "image/jpeg",
      "a.jpg": "image/jpeg",
      "a.js": "text/javascript; charset=utf-8",
      "a.json": "application/json",
      "a.mjs": "text/javascript; charset=utf-8",
      "a.png": "image/png",
      "a.svg": "image/svg+xml",
      "a.txt": "text/plain; charset=utf-8",
      "a.webmanifest": "application/manifest+json",
      "a.webp": "image/webp",
      "a.woff2": "font/woff2",
      "a.xml": "application/xml",
    };
    const { assets: pressedTo } = await pressedAssets(
      Object.fromEntries(Object.keys(types).map((file) => [file, "word ".repeat(100)])),
    );
    const assets = Object.keys(types).map((file) => pressedTo.get(`/${file}`));
    expect(Object.fromEntries(assets.map((asset) => [asset?.path.slice(1), asset?.type]))).toEqual(types);
    const plain = assets.filter((asset) => !asset?.variants.br).map((asset) => asset?.path);
    expect(plain).toEqual(["/a.avif", "/a.gif", "/a.jpeg", "/a.jpg", "/a.png", "/a.webp", "/a.woff2"]);
  });

  test("only files with a hash in their name are cached for a year", async () => {
    const paths = ["drawings/bell.1.svg", "old/drawings/bell.svg", "old/_astro/page.js", "_astros/page.js"];
    const { assets } = await pressedAssets(Object.fromEntries(paths.map((path) => [path, ""])));
    expect(paths.filter((path) => assets.get(`/${path}`)?.immutable)).toEqual(["drawings/bell.1.svg"]);
  });

  test("each encoding has its highest level, and zstd declares the size", async () => {
    const text = JSON.stringify(english);
    const { assets, files } = await pressedAssets({ "a.txt": text });
    const { br, gzip, zstd } = assets.get("/a.txt")?.variants ?? {};
    const quicker = { params: { [constants.ZSTD_c_compressionLevel]: 12 } };
    expect(zstd?.size).toBeLessThan(zstdCompressSync(text, quicker).length);
    expect(gzip?.size).toBeLessThan(gzipSync(text).length);
    expect(br?.size).toBeLessThan(
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    );
    // The single-segment flag (RFC 8878, 3.1.1.1): the window is no larger than the content.
    expect((files.get(zstd?.file ?? "")?.[4] ?? 0) & 0b10_0000).toBe(0b10_0000);
    expect([br, gzip, zstd].map((variant) => variant?.file.split(".").slice(1).join("."))).toEqual([
      "txt.br",
      "txt.gz",
      "txt.zst",
    ]);
  });

  test("a drawing has a policy for its styles, and other sites may show share images", async () => {
    const drawing = "<svg><style>path{fill:red}</style></svg>";
    const { assets } = await pressedAssets({
      "mark.svg": drawing,
      "old/share/home.svg.txt": drawing,
      "share/en/home.0123abcd.jpg": "",
    });
    expect(assets.get("/mark.svg")?.headers).toEqual({
      "Content-Security-Policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; frame-ancestors 'none';/,
      ),
    });
    expect(assets.get("/old/share/home.svg.txt")?.headers).toEqual({});
    expect(assets.get("/share/en/home.0123abcd.jpg")).toMatchObject({
      immutable: true,
      headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
    });
    expect(assets.get("/favicon.svg")?.headers).toEqual({});
  });

  test("has the same bytes, whatever the folder contained and in any order of files", async () => {
    const before = await contents(dist);
    const reversed = new Map([...staticOutput()].reverse());
    const to = await pressed(new Map([...staticOutput(), ["robots.txt", "User-agent: other\n"]]));
    expect(await contents(await pressed(reversed, to))).toEqual(before);
  });

  test("creates its folder, and does not change other files in it", async () => {
    const folder = await folderWith(new Map([["notes.txt", "kept"]]));
    await pressed(staticOutput(), folder);
    expect(await readFile(join(folder, "notes.txt"), "utf8")).toBe("kept");
    await pressed(staticOutput(), join(folder, "deeper", "dist"));
    expect(await contents(join(folder, "deeper", "dist"))).toEqual(await contents(folder));
  });

  test("documents may be files as well as folders", async () => {
    const output = staticOutput();
    for (const [folder, file] of [
      ["ja/for-brokers/index.html", "ja/for-brokers.html"],
      ["ja/status-404.html", "ja/status-404/index.html"],
    ] as const) {
      output.set(file, output.get(folder) ?? "");
      output.delete(folder);
    }
    expect(await contents(await pressed(output))).toEqual(await contents(dist));
  });

  test("integrity is added before the document is hashed", async () => {
    const output = staticOutput().set(
      "en/index.html",
      '<html lang="en"><script src="/_astro/page.B5gk.js"></script>',
    );
    const to = await pressed(output);
    const { manifest, files } = await readBuild(to);
    const [home] = manifest.documents.filter(
      ({ document, language }) => document === "/" && language === "en",
    );
    expect(files.get(home?.variants.identity.file ?? "")?.toString()).toMatch(
      /<script src="[^"]+" integrity="sha256-[\w+/=]{44}">/,
    );
  });
});

describe("the press stops", () => {
  test.each([
    ["fr/index.html", "<p>", "fr/index.html belongs to no route in a published language"],
    ["index.html", "<p>", "index.html belongs to no route in a published language"],
    ["en/ibs-communities/index.html", "<p>", "en/ibs-communities/index.html belongs to no route"],
    ["en/more.html", "<p>", "en/more.html belongs to no route"],
    ["en/status-404", "<p>", "en/status-404 belongs to no route"],
    ["en/photo.png", "", "en/photo.png belongs to no route"],
    ["en/for-brokers.html", "<p>", "en/for-brokers/index.html and en/for-brokers.html are the same document"],
    ["data.bin", "", "data.bin has no known media type"],
    ["en/index.html", "<p style='x'>", 'en/index.html holds a style attribute: <p style="x"></p>'],
    [
      "en/index.html",
      "<a onclick=x>",
      'en/index.html holds an inline event handler, onclick: <a onclick="x"></a>',
    ],
    [
      "en/index.html",
      '<script src="/_astro/x.js">',
      "en/index.html holds /_astro/x.js, which is not in the build",
    ],
  ])("at %s with %j", async (file, content, problem) => {
    await expect(pressed(staticOutput().set(file, content))).rejects.toThrow(problem);
  });

  test("for missing documents, and lists each, with all other problems", async () => {
    const output = staticOutput().set("data.bin", "");
    output.delete("en/partners/index.html");
    output.delete("en/status-500.html");
    output.delete("ja/index.html");
    await expect(pressed(output)).rejects.toThrow(
      /^The site cannot be pressed:\n {2}data.bin .*\n {2}en lacks \/partners, status-500\n {2}ja lacks \/$/,
    );
  });

  test("at redirects of a file that is there, and to one that is not", async () => {
    const to = await pressed(staticOutput());
    const redirected = (from: string, to: string) => ({
      ...pressOptions,
      redirects: [{ from, to, status: 301 as const }],
    });
    await expect(pressed(staticOutput(), to, redirected("/favicon.svg", "/"))).rejects.toThrow(
      "redirects.0: from /favicon.svg is a file of the site, which is sent",
    );
    await expect(pressed(staticOutput(), to, redirected("/old", "/no.pdf?x#y"))).rejects.toThrow(
      "redirects.0: to /no.pdf is no file of the site",
    );
    await pressed(staticOutput(), to, redirected("/old", "/favicon.svg?x#y"));
  });

  test("at a language that is not published, without changing the previous build", async () => {
    const to = await pressed(staticOutput());
    const english = { ...pressOptions, publishedLanguages: ["en" as const] };
    await expect(pressed(staticOutput(), to, english)).rejects.toThrow("ja/index.html belongs to no route");
    expect(await contents(to)).toEqual(await contents(dist));
  });
});
