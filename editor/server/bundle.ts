import { join } from "node:path";
import { build } from "vite";

/** The files of the editor's page by address below `/edit/`. */
export type Bundle = ReadonlyMap<string, string | Uint8Array>;

/**
 * Bundles the editor's page. It is no module of the development server, which would load it anew, with all that is
 * typed and not yet saved, whenever words change.
 */
export async function bundle(): Promise<Bundle> {
  const { NODE_ENV = "development" } = process.env;
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, "../app"),
    base: "./",
    logLevel: "error",
    // The folder of the site has files of its own.
    publicDir: false,
    build: { write: false },
  });
  // The build has made this "production", and Astro would start no development server.
  process.env.NODE_ENV = NODE_ENV;
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}
