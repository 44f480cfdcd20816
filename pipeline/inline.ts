import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { Fonts } from "./fonts.ts";

/** Bundles a TypeScript module into a classic script that can run before the first paint. */
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
 * Provides `virtual:inline`: the strings `headScript` and `fonts` that documents carry inline.
 * @param facts values that the script in the head uses, as source code by name
 */
export function inlineModules(fonts: Fonts, facts: Record<string, string>): Plugin {
  const id = "virtual:inline";
  const codeFace = "virtual:code-face.css";
  const entry = fileURLToPath(new URL("../src/layout/headScript.ts", import.meta.url));
  return {
    name: "inline-modules",
    resolveId: (source) => (source === id || source === codeFace ? `\0${source}` : undefined),
    async load(resolved) {
      if (resolved === `\0${codeFace}`) return fonts.sets.code.css;
      if (resolved !== `\0${id}`) return;
      this.addWatchFile(entry);
      const headScript = await classicScript(entry, facts);
      return `export const headScript = ${JSON.stringify(headScript)}; export const fonts = ${JSON.stringify(fonts.sets)};`;
    },
  };
}
