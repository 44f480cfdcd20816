import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** The module that reads a JSON file by itself, both relative to the folder of the site. */
function readerOf(file: string): string | undefined {
  if (/^catalogues\/.+\.json$/.test(file)) return "src/languages/english.ts";
  return /^src\/facts\/.+\.json$/.test(file) ? file.replace(/json$/, "ts") : undefined;
}

/**
 * Loads a page anew in development when a file of facts or words has changed: modules read those as text, so that Vite
 * knows of no import.
 */
export const reloadWithFacts = (): Plugin => ({
  name: "reload-with-facts",
  apply: "serve",
  hotUpdate({ file, modules }) {
    const reader = readerOf(relative(".", file).replaceAll("\\", "/"));
    const readers =
      reader && this.environment.moduleGraph.getModulesByFile(resolve(reader).replaceAll("\\", "/"));
    return readers ? [...modules, ...readers] : modules;
  },
});
