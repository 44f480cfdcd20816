import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBuild } from "../server/build.ts";
import { documentNames, type StoredManifest } from "../server/manifest.ts";
import { sampleDocuments } from "../src/content/routes.ts";
import { publishedLanguages, smallBuild, smallSite, staticOutput, writeFolder } from "./fixture.ts";
import { finishBuild } from "./manifest.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Builds the small site with other files, and files left out that are undefined. */
const built = async (changes: Readonly<Record<string, string | undefined>> = {}, site = smallSite) => {
  const output = staticOutput();
  for (const [file, content] of Object.entries(changes))
    if (content === undefined) output.delete(file);
    else output.set(file, content);
  const folder = await writeFolder(output);
  folders.push(folder);
  await finishBuild({ folder, site });
  return folder;
};

const read = (folder: string, file: string) => readFile(join(folder, file), "utf8");
const manifestOf = async (folder: string): Promise<StoredManifest> =>
  JSON.parse(await read(folder, "manifest.json"));

let dist: string;
let manifest: StoredManifest;
beforeAll(async () => {
  dist = await smallBuild();
  folders.push(dist);
  manifest = await manifestOf(dist);
});

describe("a build", () => {
  test("has every document in every language, and what the server has to know of the site", () => {
    const entries = manifest.documents.map(({ document, language }) => ({ document, language }));
    expect(entries).toEqual(
      publishedLanguages.flatMap((language) => documentNames.map((document) => ({ document, language }))),
    );
    const { frameOrigins, ...site } = smallSite;
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

  test("names its assets, and can be served", async () => {
    expect(manifest.assets).toEqual({
      "/_astro/page.B5gk.js": {},
      "/_astro/sans.CcT3.woff2": {},
      "/favicon.svg": {},
      "/robots.txt": {},
    });
    expect((await readBuild(dist)).manifest.build).toBe(manifest.build);
  });

  test("a drawing has a policy for its styles, and other sites may show share images", async () => {
    const drawing = "<svg><style>path{fill:red}</style></svg>";
    const { assets } = await manifestOf(
      await built({
        "mark.svg": drawing,
        "old/share/home.svg.txt": drawing,
        "share/en/home.0123abcd.jpg": "",
      }),
    );
    expect(assets["/mark.svg"]).toEqual({
      "Content-Security-Policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; frame-ancestors 'none';/,
      ),
    });
    expect(assets["/old/share/home.svg.txt"]).toEqual({});
    expect(assets["/share/en/home.0123abcd.jpg"]).toEqual({ "Cross-Origin-Resource-Policy": "cross-origin" });
  });

  test("lets other origins use the files that documents load from elsewhere, and names that origin", async () => {
    const folder = await writeFolder(
      staticOutput().set("share/en/home.0123abcd.jpg", "").set("drawings/bell.0123abcd.svg", ""),
    );
    folders.push(folder);
    await finishBuild({ folder, site: smallSite, assetOrigin: "https://assets.example" });
    const { assets, documents } = await manifestOf(folder);
    const shared = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };
    expect(assets).toEqual({
      "/_astro/page.B5gk.js": shared,
      "/_astro/sans.CcT3.woff2": shared,
      "/share/en/home.0123abcd.jpg": shared,
      "/drawings/bell.0123abcd.svg": {},
      "/favicon.svg": {},
      "/robots.txt": {},
    });
    for (const { headers } of documents)
      expect(headers["Content-Security-Policy"]).toContain("font-src 'self' https://assets.example;");
  });

  test("has the same bytes in every folder", async () => {
    // Astro's `uid` is made of the folder.
    const [one = "", other = ""] = await Promise.all(
      ["Z1FyHXa", "2kTqmB"].map((uid) =>
        built({ "en/index.html": `<astro-island uid="${uid}" client="visible"></astro-island>` }),
      ),
    );
    const files = (folder: string) => readdir(folder, { recursive: true });
    expect((await files(other)).sort()).toEqual((await files(one)).sort());
    expect(await read(other, "manifest.json")).toBe(await read(one, "manifest.json"));
    expect(await read(one, "en/index.html")).toContain('<astro-island client="visible">');
  });
});

describe("a build is refused", () => {
  test.each([
    ["fr/index.html", "<p>", "fr/index.html belongs to no route in a published language"],
    ["en/ibs-communities/index.html", "<p>", "en/ibs-communities/index.html belongs to no route"],
    ["en/for-brokers.html", "<p>", "en/for-brokers.html belongs to no route"],
    ["en/photo.png", "", "en/photo.png belongs to no route"],
    ["data.bin", "", "data.bin has no known media type"],
    ["manifest.json", "{}", "manifest.json is a name that the build needs for itself"],
    [
      "en/index.html",
      '<script src="/_astro/x.js">',
      "en/index.html holds /_astro/x.js, which is not in the build",
    ],
  ])("at %s with %j", async (file, content, problem) => {
    await expect(built({ [file]: content })).rejects.toThrow(problem);
  });

  test("for missing documents, and lists each, with all other problems", async () => {
    const changes = {
      "data.bin": "",
      "en/partners/index.html": undefined,
      "ja/index.html": undefined,
      "ja/status-404/index.html": "<p onclick=x style=y>",
    };
    await expect(built(changes)).rejects.toThrow(
      /^The site cannot be built:\n {2}data.bin .*\n {2}en\/partners\/index.html is missing\n {2}ja\/index.html is missing\n {2}ja\/status-404.* an inline .*\n {2}ja\/status-404.* a style .*$/,
    );
  });

  test("at redirects of a file that is there, and to one that is not", async () => {
    const redirected = (from: string, to: string) => ({
      ...smallSite,
      redirects: [{ from, to, status: 301 as const }],
    });
    await expect(built({}, redirected("/favicon.svg", "/"))).rejects.toThrow(
      "redirects.0: from /favicon.svg is a file of the site, which is sent",
    );
    await expect(built({}, redirected("/old", "/no.pdf?x#y"))).rejects.toThrow(
      "redirects.0: to /no.pdf is no file of the site",
    );
    await built({}, redirected("/old", "/favicon.svg?x#y"));
  });
});
