import { build, type Rolldown } from "vite";
import { packagesFile } from "./packages.ts";

interface Bundle {
  code: string;
  /** Vite's list of the packages whose code is in it, as JSON. */
  packages: string;
}

/**
 * Bundles a TypeScript module, with all that it imports, into one classic script.
 * @param define source code by the name that it replaces
 */
export async function bundle(entry: string, define: Record<string, string>): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      license: { fileName: packagesFile },
      lib: { entry, formats: ["iife"], name: "_", fileName: "script" },
    },
  });
  const [{ output } = { output: [] }] = (
    Array.isArray(result) ? result : [result]
  ) as Rolldown.RolldownOutput[];
  const script = output.find((file) => file.type === "chunk");
  if (script?.type !== "chunk") throw new Error(`${entry} produced no script`);
  const list = output.find((file) => file.type === "asset" && file.fileName === packagesFile);
  const packages = list?.type === "asset" ? `${list.source}` : "[]";
  return { code: script.code.trim().replace(/;$/, ""), packages };
}
