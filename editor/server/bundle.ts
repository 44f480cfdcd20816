import { join, resolve } from "node:path";
import { build } from "vite";

/** The folder with the editor's page, which is below it at its address. */
export const pages = ".cache/editor/pages";

/**
 * Bundles the editor's page. It is no module of the development server, which would load it anew, with all that is
 * typed and not yet saved, whenever words change.
 */
export async function bundle(address: string): Promise<void> {
  const { NODE_ENV = "development" } = process.env;
  await build({
    configFile: false,
    root: join(import.meta.dirname, "../app"),
    base: "./",
    logLevel: "error",
    build: { outDir: resolve(pages, `.${address}`), emptyOutDir: true },
  });
  // The build has made this "production", and Astro would start no development server.
  process.env.NODE_ENV = NODE_ENV;
}
