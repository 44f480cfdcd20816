import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findDocument, type Manifest } from "../server/manifest.ts";
import type { Language } from "../src/languages/languages.ts";

/** The texts of a build, as they are before compression. */
export interface BuiltTexts {
  /** @param document as in `DocumentEntry` @throws {Error} if the build has no such document */
  document(document: string, language: Language): string;
  /** @throws {Error} if the build has no asset at the path */
  asset(path: string): string;
}

/** @param dist folder of the build @throws {Error} if there is none */
export function readTexts(dist: string): BuiltTexts {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const read = (name: string, file: string | undefined): string => {
    if (!file) throw new Error(`The build in ${dist} has no ${name}. Run "npm run build".`);
    return readFileSync(join(dist, file), "utf8");
  };
  return {
    document: (document, language) =>
      read(`${document} in ${language}`, findDocument(manifest, document, language)?.variants.identity.file),
    asset: (path) => read(path, manifest.assets.find((asset) => asset.path === path)?.variants.identity.file),
  };
}
