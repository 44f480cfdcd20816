import { languageCodes } from "../src/languages/languages.ts";
import type { Answer } from "./answer.ts";
import { contentHash, withBuildId } from "./build.ts";
import { type AssetEntry, documentNames, type Manifest, type Site, type Variants } from "./manifest.ts";

/** A small site in seven languages, for tests. */
export const site: Site = {
  brand: "Harbour",
  url: "https://www.example.com",
  contentHubOrigin: "https://hub.example.com",
  publishedLanguages: languageCodes,
  drafts: [],
  preview: false,
  noindex: false,
  hsts: { includeSubDomains: false, preload: false },
  redirectToCanonicalHost: false,
  redirects: [],
  settings: ["SITE_BRAND", "SITE_URL"],
};

const variantsOf = (name: string): Variants => {
  const variant = (encoding: string, suffix: string, size: number) => {
    const hash = contentHash(Buffer.from(`${name} ${encoding}`));
    return { file: `${name.replace(/^\//, "")}${suffix}`, hash, size };
  };
  return {
    identity: variant("identity", "", 4000),
    br: variant("br", ".br", 1000),
    gzip: variant("gzip", ".gz", 1200),
    zstd: variant("zstd", ".zst", 1100),
  };
};

const assetOf = (path: string): AssetEntry => ({ path, headers: {}, variants: variantsOf(path) });

const { identity: plainFont } = variantsOf("/_astro/sans.CcT3.woff2");

/** A manifest without files. Variants are named `<language> <document> <encoding>`, see `variantName`. */
export const manifest: Manifest = withBuildId({
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
    assetOf("/_astro/page.B5gk.js"),
    { ...assetOf("/_astro/sans.CcT3.woff2"), variants: { identity: plainFont } },
    {
      ...assetOf("/favicon.svg"),
      headers: { "Content-Security-Policy": "default-src 'none'; style-src 'sha256-favicon'" },
    },
    assetOf("/robots.txt"),
  ],
});

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
export const variantName = (body: Answer["body"]): string | undefined =>
  typeof body === "object" ? names.get(body.file) : body;
