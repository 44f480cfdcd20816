import { languageCodes } from "../src/i18n/languages.ts";
import { documentNames, type Manifest, type ServedSite, type Variants } from "./manifest.ts";

/** A small site in seven languages, for tests. */
export const site: ServedSite = {
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

/** Each file is stored under what it is, and has this name for its content. */
const variantsOf = (file: string): Variants => ({
  identity: { file, hash: file, size: file.length },
  br: { file: `${file}@br`, hash: `${file}@br`, size: `${file}@br`.length },
});

/** A manifest of files such as `ja /for-brokers` and, in Brotli, `ja /for-brokers@br`. */
export const manifest: Manifest = {
  build: "build",
  site,
  documents: languageCodes.flatMap((language) =>
    documentNames.map((document) => ({
      document,
      language,
      headers: {},
      variants: variantsOf(`${language} ${document}`),
    })),
  ),
  assets: [{ path: "/robots.txt", headers: {}, variants: variantsOf("/robots.txt") }],
};
