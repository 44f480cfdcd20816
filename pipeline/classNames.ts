import { relative } from "node:path";
import type { CSSModulesOptions } from "vite";

/**
 * Settings of CSS Modules that shorten class names to three characters of a hash. Every document repeats these names:
 * five characters would add 200 bytes to each. Two of a thousand classes may get the same of the 262,144 names and
 * would then share styles, so a collision stops the build.
 * @param hashPrefix any text; changing it changes all names
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
