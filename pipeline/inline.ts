import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";
import type { Fonts } from "./fonts.ts";

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
      const { code: headScript } = await bundle(entry, facts);
      return `export const headScript = ${JSON.stringify(headScript)}; export const fonts = ${JSON.stringify(fonts.sets)};`;
    },
  };
}
