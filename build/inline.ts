import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { Flags } from "./flags.ts";
import type { Fonts } from "./fonts.ts";

/** Bundles one TypeScript module into a classic script, for code that has to run before the first paint. */
async function classicScript(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "_", fileName: "script" },
    },
  });
  const output = (Array.isArray(result) ? result[0] : result) as { output: { code: string }[] };
  const code = output.output[0]?.code;
  if (!code) throw new Error(`${entry} produced no script`);
  return code.trim().replace(/;$/, "");
}

/**
 * Strings that documents carry inline, as `virtual:inline`: `headScript`, `fonts` and `flags`.
 * @param facts what the script in the head knows, as code by name
 */
export function inlineModules(fonts: Fonts, flags: Flags, facts: Record<string, string>): Plugin {
  const id = "virtual:inline";
  const entry = fileURLToPath(new URL("../src/layout/headScript.ts", import.meta.url));
  return {
    name: "inline-modules",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      this.addWatchFile(entry);
      const headScript = await classicScript(entry, facts);
      return `export const headScript = ${JSON.stringify(headScript)}; export const fonts = ${JSON.stringify(fonts.sets)}; export const flags = ${JSON.stringify(flags.urls)};`;
    },
  };
}

/**
 * Names classes and keyframes of CSS Modules by counting them in the order of their files: two characters instead of a hash, and the
 * same ones in every build of the same tree.
 * @param folder where all CSS Modules live
 */
export function scopedNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  const files = globSync("**/*.module.css", { cwd: folder }).sort();
  for (const file of files)
    for (const [, name] of readFileSync(join(folder, file), "utf8").matchAll(
      /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g,
    )) {
      const place = `${file.replaceAll("\\", "/")}:${name}`;
      // A letter in front: a class cannot start with a digit.
      if (!names.has(place)) names.set(place, (names.size + 360).toString(36));
    }
  return (name, file) => {
    const place = `${relative(folder, file.split("?", 1)[0] ?? file).replaceAll("\\", "/")}:${name}`;
    const short = names.get(place);
    if (!short) throw new Error(`No class ${place} was counted: run the build again`);
    return short;
  };
}
