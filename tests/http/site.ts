import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findDocument, type Manifest } from "../../server/manifest.ts";
import type { Language } from "../../src/languages/languages.ts";

/** The folder of the build that the hosts serve. */
export const dist = process.env.SITE_DIST || fileURLToPath(new URL("../../dist", import.meta.url));

/** What the cases have to know of a build. */
export interface Site {
  /** The name in `Host`, from the site's public address. */
  name: string;
  contentHubOrigin: string;
  languages: readonly Language[];
  /** The path of an immutable script in every content coding, and of a font, which is never compressed. */
  script: string;
  font: string;
  /** The paths of all immutable files. */
  immutable: readonly string[];
  /** The length of the longest document or file without a content coding, in bytes. */
  longest: number;
  /** The entity tag of a document in a content coding. */
  entityTag: (document: string, language: Language, encoding: "identity" | "br" | "gzip" | "zstd") => string;
}

/**
 * Reads the manifest of a build.
 * @throws {Error} if there is none, or if it lacks what the cases ask for
 */
export const readSite = (folder = dist): Site => {
  const { site, documents, assets }: Manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
  const assetLike = (pattern: RegExp) => {
    const found = assets.find(({ path, immutable }) => immutable && pattern.test(path));
    if (!found) throw new Error(`The build in ${folder} has no file like ${pattern}. Run "npm run build".`);
    return found.path;
  };
  return {
    name: new URL(site.url).host,
    contentHubOrigin: site.contentHubOrigin,
    languages: site.publishedLanguages,
    script: assetLike(/\/page\..*\.js$/),
    font: assetLike(/\.woff2$/),
    immutable: assets.filter(({ immutable }) => immutable).map(({ path }) => path),
    longest: Math.max(...[...documents, ...assets].map(({ variants }) => variants.identity.size)),
    entityTag: (document, language, encoding) => {
      const entry = findDocument({ documents }, document, language);
      return `"${entry?.variants[encoding]?.hash}"`;
    },
  };
};
