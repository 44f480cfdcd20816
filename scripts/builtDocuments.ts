import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentFile } from "../server/build.ts";
import type { Language } from "../src/languages/languages.ts";

/** The texts of a build, as they are before compression. */
export interface BuiltTexts {
  /** @param document as in `DocumentEntry` @throws {Error} if the build has no such document */
  document(document: string, language: Language): string;
  /** @throws {Error} if the build has no asset at the path */
  asset(path: string): string;
}

/** @param dist folder of the build */
export function readTexts(dist: string): BuiltTexts {
  const read = (file: string): string => {
    const path = join(dist, file);
    if (!existsSync(path)) throw new Error(`The build in ${dist} has no ${file}. Run "npm run build".`);
    return readFileSync(path, "utf8");
  };
  return { document: (document, language) => read(documentFile({ document, language })), asset: read };
}
