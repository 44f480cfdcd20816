import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { languages } from "../src/languages/languages.ts";
import { bundle } from "./bundle.ts";
import type { Fonts } from "./fonts.ts";

/** 3 by 2. Those that are there are from country-flag-icons (MIT). */
const flagFolder = "src/layout/flags";

/**
 * The flag of each language, before an element with the class `flag` and its `lang`.
 * @throws {Error} if a language has none
 */
const flags = (): string =>
  languages
    .map(({ code, flag }) => {
      if (!existsSync(`${flagFolder}/${flag}.svg`))
        throw new Error(
          `src/languages/languages.ts: ${code} has flag: "${flag}", but there is no ${flagFolder}/${flag}.svg. Add it.`,
        );
      return `.flag[lang=${code}]::before{background-image:url(/${flagFolder}/${flag}.svg)}`;
    })
    .join("");

/**
 * Provides `virtual:inline`: the script in the head, and the fonts of documents; and a stylesheet, `virtual:flags.css`.
 * @param facts values that the script in the head uses, as source code by name
 */
export function inlineModules(fonts: Fonts, facts: Record<string, string>): Plugin {
  const id = "virtual:inline";
  const styles: Readonly<Record<string, string>> = {
    "virtual:flags.css": `@layer components{${flags()}}`,
  };
  const entry = fileURLToPath(new URL("../src/layout/headScript.ts", import.meta.url));
  return {
    name: "inline-modules",
    resolveId: (source) => (source === id || source in styles ? `\0${source}` : undefined),
    async load(resolved) {
      if (!resolved.startsWith("\0")) return;
      const name = resolved.slice(1);
      if (name in styles) return styles[name];
      if (name !== id) return;
      this.addWatchFile(entry);
      const { code: headScript } = await bundle(entry, facts);
      return `export const headScript = ${JSON.stringify(headScript)}; export const fonts = ${JSON.stringify(fonts.languages)}; export const code = ${JSON.stringify(fonts.code)};`;
    },
  };
}
