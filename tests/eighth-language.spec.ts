import { mkdir, readFile, writeFile } from "node:fs/promises";
import { documentNames, type Manifest } from "../server/manifest.ts";
import { sampleDocuments } from "../src/facts/routes.ts";
import { english } from "../src/languages/english.ts";
import { pseudoCatalogue } from "../src/languages/pseudo.ts";
import { expect, test } from "./fixtures.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// German is added to a copy of the site as docs/translating.md says, in pseudo-translation, and nothing else changes.

const row = `{ code: "de", name: "Deutsch", flag: "DE", script: "latin", openGraph: "de_DE" }`;

const samples: readonly string[] = Object.values(sampleDocuments);

// One worker, and so one build, for all tests of this file.
test.describe.configure({ mode: "default" });

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await copySite("eighth-language");
  await copy.edit("src/languages/languages.ts", "] as const satisfies", `  ${row},\n] as const satisfies`);
  await copy.edit("site.config.ts", "location: {", `location: { de: "London",`);
  await mkdir(copy.path("catalogues/de"));
  for (const [namespace, catalogue] of Object.entries(english))
    await writeFile(
      copy.path(`catalogues/de/${namespace}.json`),
      JSON.stringify(pseudoCatalogue(catalogue, "de")),
    );
  await copy.build(["en", "de"]);
});

test.afterAll(() => copy?.remove());

test("LN-05 a row in the table, a folder and the event's place are all that an eighth language takes", async () => {
  const manifest: Manifest = JSON.parse(await readFile(copy.path("dist/manifest.json"), "utf8"));
  expect(manifest.site.publishedLanguages).toEqual(["en", "de"]);
  for (const language of ["en", "de"]) {
    const documents = manifest.documents.filter((entry) => `${entry.language}` === language);
    expect(documents.map(({ document }) => document).toSorted()).toEqual(documentNames.toSorted());
    for (const { document, variants } of documents) {
      const html = await readFile(copy.path(`dist/${variants.identity.file}`), "utf8");
      expect(html).toMatch(new RegExp(`<html lang="?${language}\\b`));
      // A framed sample has no switcher: it follows the page around it.
      if (!samples.includes(document))
        expect(html).toMatch(/<a href="?\?lng=de\b[^>]*lang="?de\b[^>]*><img[^>]*>Deutsch/);
      expect(html.includes("[de ")).toBe(language === "de");
    }
  }
});

test("LN-01 an eighth language is served to those who ask for it", async () => {
  const { url, stop } = await copy.serve();
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
