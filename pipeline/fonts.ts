import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont, { type SubsetOptions } from "subset-font";
import type { Language } from "../src/languages/languages.ts";

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
/** What pictures and formatted numbers hold beside the words of a language. */
const punctuation = "\u00a0\u202f–—‘’“”„«»…·•×−±→←↑↓↗≤≥©®™€£₽°№§¿¡ºª\u2011";

/** Each character once, in a fixed order, without controls and joiners, which need no glyph. */
const charactersOf = (text: string): string =>
  [...new Set(ascii + punctuation + text.replaceAll(/[\p{Cf}\p{Cc}]/gu, ""))].sort().join("");

/** A headline font at display size and a text font with its weights. */
const languageFonts = [
  {
    family: "Headline",
    source: "source-serif/VAR/SourceSerif4Variable-Roman.ttf",
    axes: { opsz: 60, wght: 600 },
    weight: "600",
  },
  {
    family: "Text",
    source: "@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf",
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    weight: "400 700",
  },
] as const;

/** The font for code, which is the same in every language. */
const codeFonts = [
  {
    family: "Code",
    source: "@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2",
    axes: {},
    weight: "400",
  },
] as const;

export interface Fonts {
  /** `@font-face` rules by language, of those that have fonts of ours; the others use the fonts of the platform (src/styles/tokens.css). */
  languages: Partial<Record<Language, string>>;
  /** The rule of the font for code. */
  code: string;
  /** Contents by file name below `/_astro/`. */
  files: Map<string, Buffer>;
}

/** A short content hash for file names. */
export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
};

async function subset(
  source: Buffer,
  text: string,
  variationAxes: SubsetOptions["variationAxes"],
  cache: string,
): Promise<Buffer> {
  const options = {
    targetFormat: "woff2",
    variationAxes,
    noLayoutClosure: true,
    // Instructions for pixel grids are a fifth of the text font, and today's screens need none.
    noHinting: true,
  } satisfies SubsetOptions;
  const cached = join(cache, `${digest(source, text, JSON.stringify(options))}.woff2`);
  try {
    return await readFile(cached);
  } catch {
    const font = await subsetFont(source, text, options);
    await mkdir(cache, { recursive: true });
    await writeFile(cached, font);
    return font;
  }
}

/**
 * Subsets the fonts for each language to the characters that it uses, and the font for code, and writes their
 * `@font-face` rules.
 * @param cache folder for finished subsets
 * @param texts all that documents may show in these fonts, by language
 */
export async function makeFonts(cache: string, texts: ReadonlyMap<Language, string>): Promise<Fonts> {
  const files: Fonts["files"] = new Map();
  const make = async (
    fonts: readonly (typeof languageFonts | typeof codeFonts)[number][],
    part: string,
    text: string,
  ): Promise<string> => {
    let css = "";
    for (const { family, source, axes, weight } of fonts) {
      const font = await subset(await readFile(require.resolve(source)), charactersOf(text), axes, cache);
      const name = `${family.toLowerCase()}-${part}.${digest(font)}.woff2`;
      const url = `/_astro/${name}`;
      files.set(name, font);
      css += `@font-face{font-family:${family};src:url(${url});font-weight:${weight};font-display:swap}`;
    }
    return css;
  };
  const languages: Fonts["languages"] = {};
  for (const [language, text] of texts) languages[language] = await make(languageFonts, language, text);
  return { languages, code: await make(codeFonts, "code", ""), files };
}
