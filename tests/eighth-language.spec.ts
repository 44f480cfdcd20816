import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { documentNames, type Manifest } from "../server/manifest.ts";
import { english } from "../src/languages/english.ts";
import { pseudoCatalogue } from "../src/languages/pseudo.ts";
import { expect, test } from "./fixtures.ts";

// German is added to a copy of the site as docs/translating.md says, in pseudo-translation, and nothing else changes.

const row = `{ code: "de", name: "Deutsch", flag: "DE", script: "latin", openGraph: "de_DE" }`;
const sources = ["src", "build", "server", "public", "catalogues/en", "site.config.ts", "astro.config.ts"];
const astro = join(dirname(createRequire(import.meta.url).resolve("astro/package.json")), "bin/astro.mjs");

// One worker, and so one build, for all tests of this file.
test.describe.configure({ mode: "default" });

let folder: string;

/** Changes one place in a file of the copy. */
async function edit(file: string, place: string, replacement: string): Promise<void> {
  const before = await readFile(join(folder, file), "utf8");
  expect(before.split(place), `${file} has one ${place}`).toHaveLength(2);
  await writeFile(join(folder, file), before.replace(place, replacement));
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await mkdir(".cache", { recursive: true });
  // Below the project, so that the copy finds its packages.
  folder = await mkdtemp(".cache/eighth-language-");
  for (const source of [...sources, "package.json", "tsconfig.json"])
    await cp(source, join(folder, source), { recursive: true });
  if (existsSync(".cache/fonts")) await cp(".cache/fonts", join(folder, ".cache/fonts"), { recursive: true });

  await edit("src/languages/languages.ts", "] as const satisfies", `  ${row},\n] as const satisfies`);
  await edit("site.config.ts", "location: {", `location: { de: "London",`);
  await mkdir(join(folder, "catalogues/de"));
  for (const [namespace, catalogue] of Object.entries(english))
    await writeFile(
      join(folder, "catalogues/de", `${namespace}.json`),
      JSON.stringify(pseudoCatalogue(catalogue, "de")),
    );

  const { CATALOGUES, CATALOGUE_URL, ...environment } = process.env;
  await promisify(execFile)(process.execPath, [astro, "build"], {
    cwd: folder,
    env: { ...environment, SITE_LANGUAGES: "en,de", SITE_DIST: "dist", ASTRO_TELEMETRY_DISABLED: "1" },
  });
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test("LN-05 a row in the table, a folder and the event's place are all that an eighth language takes", async () => {
  const dist = join(folder, "dist");
  const manifest: Manifest = JSON.parse(await readFile(join(dist, "manifest.json"), "utf8"));
  expect(manifest.site.publishedLanguages).toEqual(["en", "de"]);
  for (const language of ["en", "de"]) {
    const documents = manifest.documents.filter((entry) => `${entry.language}` === language);
    expect(documents.map(({ document }) => document).toSorted()).toEqual(documentNames.toSorted());
    for (const { variants } of documents) {
      const html = await readFile(join(dist, variants.identity.file), "utf8");
      expect(html).toMatch(new RegExp(`<html lang="?${language}\\b`));
      expect(html).toMatch(/<a href="?\?lng=de\b[^>]*lang="?de\b[^>]*><img[^>]*>Deutsch/);
      expect(html.includes("[de ")).toBe(language === "de");
    }
  }
});

test("LN-01 an eighth language is served to those who ask for it", async () => {
  const { startServer }: typeof import("../server/node.ts") = await import(
    join(process.cwd(), folder, "server/node.ts")
  );
  const { url, stop } = await startServer({ dist: join(folder, "dist"), host: "127.0.0.1", port: 0 });
  try {
    for (const [path, accept] of [
      ["for-brokers", "de-AT,en;q=0.5"],
      ["for-brokers?lng=de", "en"],
    ] as const) {
      const response = await fetch(url + path, { headers: { "Accept-Language": accept } });
      expect(response.headers.get("Content-Language")).toBe("de");
      expect(await response.text()).toContain("[de ");
    }
  } finally {
    await stop();
  }
});
