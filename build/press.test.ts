import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pressOptions, staticOutput, writeFolder } from "../server/fixture.ts";
import { documentNames, type Manifest, readBuild } from "../server/manifest.ts";
import { sampleDocuments } from "../src/facts/routes.ts";
import { languageCodes } from "../src/languages/languages.ts";
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
  test("holds every document in every language, and the site without what only the press needs", async () => {
    const { view } = await readBuild(dist);
    expect(manifest.documents).toHaveLength(languageCodes.length * documentNames.length);
    for (const name of documentNames) {
      expect([...(view.documents.get(name.toLowerCase())?.keys() ?? [])].sort()).toEqual(
        [...languageCodes].sort(),
      );
    }
    const { frameOrigins, ...site } = pressOptions;
    expect(manifest.site).toEqual(site);
    expect(frameOrigins).toHaveLength(1);
  });

  test("samples alone may be framed, and only by our own documents", () => {
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

  test("assets carry their type; hashed ones are immutable; fonts and what does not shrink stay plain", () => {
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

  test("a drawing names its own styles, and share images may be shown by others", async () => {
    const output = staticOutput()
      .set("mark.svg", "<svg><style>path{fill:red}</style></svg>")
      .set("share/en/home.jpg", "");
    const { view } = await readBuild(await pressed(output));
    expect(view.assets.get("/mark.svg")?.headers).toEqual({
      "Content-Security-Policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; frame-ancestors 'none';/,
      ),
    });
    expect(view.assets.get("/share/en/home.jpg")?.headers).toEqual({
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    expect(view.assets.get("/favicon.svg")?.headers).toEqual({});
  });

  test("is the same byte for byte, whatever the folder held and in whatever order files were written", async () => {
    const before = await contents(dist);
    const reversed = new Map([...staticOutput()].reverse());
    const to = await pressed(new Map([...staticOutput(), ["robots.txt", "User-agent: other\n"]]));
    expect(await contents(await pressed(reversed, to))).toEqual(before);
  });

  test("documents may be files as well as folders", async () => {
    const output = staticOutput();
    for (const [folder, file] of [
      ["es/for-brokers/index.html", "es/for-brokers.html"],
      ["es/status-404.html", "es/status-404/index.html"],
    ] as const) {
      output.set(file, output.get(folder) ?? "");
      output.delete(folder);
    }
    expect(await contents(await pressed(output))).toEqual(await contents(dist));
  });

  test("own scripts carry their integrity before the document is hashed", async () => {
    const output = staticOutput().set("en/index.html", '<script src="/_astro/page.B5gk.js"></script>');
    const to = await pressed(output);
    const { view, files } = await readBuild(to);
    const home = view.documents.get("/")?.get("en")?.variants.identity.file ?? "";
    expect(files.get(home)?.toString()).toMatch(/^<script integrity="sha256-[\w+/=]{44}" src=/);
  });
});

describe("the press stops", () => {
  test.each([
    ["fr/index.html", "<p>", "fr/index.html belongs to no route in a published language"],
    ["index.html", "<p>", "index.html belongs to no route in a published language"],
    ["en/ibs-communities/index.html", "<p>", "en/ibs-communities/index.html belongs to no route"],
    ["en/more.html", "<p>", "en/more.html belongs to no route"],
    ["en/photo.png", "", "en/photo.png belongs to no route"],
    ["en/for-brokers.html", "<p>", "en/for-brokers/index.html and en/for-brokers.html are the same document"],
    ["data.bin", "", "data.bin has no known media type"],
    ["en/index.html", "<p style='x'>", "en/index.html holds a style attribute: <p style='x'>"],
    ["en/index.html", "<a onclick=x>", "en/index.html holds an inline event handler, onclick: <a onclick=x>"],
    [
      "en/index.html",
      '<script src="/_astro/x.js">',
      "en/index.html holds /_astro/x.js, which is not in the build",
    ],
  ])("at %s with %j", async (file, content, problem) => {
    await expect(pressed(staticOutput().set(file, content))).rejects.toThrow(problem);
  });

  test("where documents are missing, and names each, with the other problems", async () => {
    const output = staticOutput().set("data.bin", "");
    output.delete("hi/partners/index.html");
    output.delete("hi/status-500.html");
    output.delete("zh/index.html");
    await expect(pressed(output)).rejects.toThrow(
      /^The site cannot be pressed:\n {2}data.bin .*\n {2}hi lacks \/partners, status-500\n {2}zh lacks \/$/,
    );
  });

  test("at a language that is not published, and leaves the build before as it was", async () => {
    const to = await pressed(staticOutput());
    const twoLanguages = { ...pressOptions, publishedLanguages: ["en" as const, "es" as const] };
    await expect(pressed(staticOutput(), to, twoLanguages)).rejects.toThrow(
      "ja/index.html belongs to no route",
    );
    expect(await contents(to)).toEqual(await contents(dist));
  });
});
