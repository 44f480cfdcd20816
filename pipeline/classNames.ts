import { relative } from "node:path";
import type { CSSModulesOptions } from "vite";

/**
 * Settings of CSS Modules that name classes by three characters of a hash, since every document names its classes: with
 * five a document would weigh 200 bytes more. In 262,144 names two of a thousand may meet, and would share their styles,
 * so that stops the build.
 * @param hashPrefix any word; another one gives other names
 */
export function shortClassNames(hashPrefix: string): CSSModulesOptions {
  const places = new Map<string, string>();
  return {
    generateScopedName: "[hash:base64:3]",
    hashPrefix,
    getJSON(file, names) {
      for (const [local, exported] of Object.entries(names)) {
        const [name = ""] = exported.split(" ");
        const place = `.${local} in ${relative(process.cwd(), file)}`;
        const other = places.get(name) ?? place;
        if (other !== place)
          throw new Error(
            `${other} and ${place} have the same short name, ${name}: give shortClassNames another word in pipeline/integration.ts`,
          );
        places.set(name, place);
      }
    },
  };
}
