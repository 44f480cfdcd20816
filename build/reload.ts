import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** The module that reads a JSON file: its path in the working folder, and that of the module in the folder of the site. */
function readerOf(file: string): string | undefined {
  if (/^catalogues\/.+\.json$/.test(file)) return "src/i18n/messages/english.ts";
  if (file === "site.config.json") return "src/site/site.ts";
  return /^src\/content\/.+\.json$/.test(file) ? file.replace(/json$/, "ts") : undefined;
}

/**
 * Reloads the page in development when a file of content, words or settings changes. Modules read these files as text, so Vite does
 * not see them as imports.
 */
export const reloadWithContent = (): Plugin => ({
  name: "reload-with-content",
  apply: "serve",
  hotUpdate({ file, modules }) {
    const reader = readerOf(relative(".", file).replaceAll("\\", "/"));
    const readers =
      reader &&
      this.environment.moduleGraph.getModulesByFile(
        resolve(this.environment.config.root, reader).replaceAll("\\", "/"),
      );
    return readers ? [...modules, ...readers] : modules;
  },
});
