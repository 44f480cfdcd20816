import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type PressOptions, press } from "../build/press.ts";
import { languageCodes } from "../src/languages/languages.ts";
import { type AssetEntry, contentHash, documentNames, type Manifest, type Variants } from "./manifest.ts";

/** A small site in seven languages, for tests. */
export const site = {
  brand: "Harbour",
  url: "https://www.example.com",
  contentHubOrigin: "https://hub.example.com",
  publishedLanguages: [...languageCodes],
};

const variantsOf = (name: string): Variants => {
  const variant = (encoding: string, suffix: string, size: number) => {
    const hash = contentHash(Buffer.from(`${name} ${encoding}`));
    return { file: `files/${hash}.html${suffix}`, hash, size };
  };
  return {
    identity: variant("identity", "", 4000),
    br: variant("br", ".br", 1000),
    gzip: variant("gzip", ".gz", 1200),
    zstd: variant("zstd", ".zst", 1100),
  };
};

const assetOf = (path: string, type: string, immutable: boolean): AssetEntry => ({
  path,
  type,
  immutable,
  headers: {},
  variants: variantsOf(path),
});

const { identity: plainFont } = variantsOf("/_astro/sans.CcT3.woff2");

/** A manifest without files behind it. Variants are named `<language> <document> <encoding>`, see `variantName`. */
export const manifest: Manifest = {
  site,
  documents: languageCodes.flatMap((language) =>
    documentNames.map((document) => ({
      document,
      language,
      headers: { "Content-Security-Policy": `default-src 'none'; script-src 'sha256-${document}'` },
      variants: variantsOf(`${language} ${document}`),
    })),
  ),
  assets: [
    assetOf("/_astro/page.B5gk.js", "text/javascript; charset=utf-8", true),
    { ...assetOf("/_astro/sans.CcT3.woff2", "font/woff2", true), variants: { identity: plainFont } },
    {
      ...assetOf("/favicon.svg", "image/svg+xml", false),
      headers: { "Content-Security-Policy": "default-src 'none'; style-src 'sha256-favicon'" },
    },
    assetOf("/robots.txt", "text/plain; charset=utf-8", false),
  ],
};

const names = new Map(
  [
    ...manifest.documents.map((entry) => ({ ...entry, name: `${entry.language} ${entry.document}` })),
    ...manifest.assets.map((entry) => ({ ...entry, name: entry.path })),
  ].flatMap(({ name, variants }) =>
    Object.entries(variants).map(([encoding, variant]): [string, string] => [
      variant?.file ?? "",
      `${name} ${encoding}`,
    ]),
  ),
);

/** `es /for-brokers br`, or `undefined` where an answer has no body. */
export const variantName = (body: { file: string } | undefined): string | undefined =>
  body && names.get(body.file);

const page = (language: string, document: string): string =>
  `<!doctype html><html lang="${language}"><title>${document}</title><script>window.page = "${document}"</script>` +
  `<h1>${document.startsWith("status") ? "Unexpected Application Error!" : document}</h1>`;

/** Static output as Astro leaves it: a file name and its content. */
export const staticOutput = (): Map<string, string | Buffer> => {
  const files = new Map<string, string | Buffer>([
    ["_astro/page.B5gk.js", `export const words = "${"one two three ".repeat(40)}";\n`],
    ["_astro/sans.CcT3.woff2", Buffer.from([0x77, 0x4f, 0x46, 0x32, ...new Array(400).fill(0)])],
    ["favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h1v1z'/>".repeat(20)}</svg>`],
    ["robots.txt", "User-agent: *\n"],
  ]);
  for (const language of languageCodes) {
    for (const document of documentNames) {
      const file = document === "/" ? "index" : document.replace(/^\/(.*)/, "$1/index");
      files.set(`${language}/${file}.html`, page(language, document));
    }
  }
  return files;
};

/** Writes files below a new folder. @returns the folder */
export const writeFolder = async (files: ReadonlyMap<string, string | Buffer>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
};

export const pressOptions: PressOptions["site"] = {
  ...site,
  frameOrigins: ["https://newsletter.example.com"],
};

/** A pressed build of the small site. @returns its folder */
export const pressedBuild = async (): Promise<string> => {
  const from = await writeFolder(staticOutput());
  const to = await mkdtemp(join(tmpdir(), "dist-"));
  await press({ from, to, site: pressOptions });
  await rm(from, { recursive: true });
  return to;
};
