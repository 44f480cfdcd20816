import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Language } from "../src/languages/languages.ts";
import type { FontSet } from "../src/layout/faces.ts";

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
/** What pictures and formatted numbers hold beside the words of a language. */
const punctuation = "\u00a0\u202f–—‘’“”„«»…·•×−±→←↑↓↗≤≥©®™€£₽°№§¿¡ºª\u2011";

/** Each character once, in a fixed order, without controls and joiners, which need no glyph. */
const charactersOf = (text: string): string =>
  [...new Set(ascii + punctuation + text.replaceAll(/[\p{Cf}\p{Cc}]/gu, ""))].sort().join("");

/**
 * A headline font at display size and a text font with its weights. Each of `fallbacks` has about its width, so that
 * lines break alike: the serifs of Linux and ChromeOS, and those of other systems, which are wider.
 */
const languageFaces = [
  {
    family: "Headline",
    source: "source-serif/VAR/SourceSerif4Variable-Roman.ttf",
    axes: { opsz: 60, wght: 600 },
    weight: "600",
    fallbacks: [
      { family: "Headline Narrow", local: ["Tinos Bold", "Liberation Serif Bold"], sizeAdjust: "96%" },
      { family: "Headline Wide", local: ["Georgia Bold", "Noto Serif Bold"], sizeAdjust: "82%" },
    ],
  },
  {
    family: "Text",
    source: "@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf",
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    weight: "400 700",
    // Arial has the same widths to within one percent in Latin script (src/layout/languageStyles.ts).
    fallbacks: [],
  },
] as const;

/** The font for code, which is the same in every language. */
const codeFaces = [
  {
    family: "Code",
    source: "@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2",
    axes: {},
    weight: "400",
    fallbacks: [],
  },
] as const;

export interface Fonts {
  /** By language, of those that have fonts of ours; the others use the fonts of the platform (src/styles/tokens.css). */
  languages: Partial<Record<Language, FontSet>>;
  code: FontSet;
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
  axes: Parameters<typeof subsetFont>[2]["variationAxes"],
  cache: string,
): Promise<Buffer> {
  const cached = join(cache, `${digest(source, text, JSON.stringify(axes))}.woff2`);
  try {
    return await readFile(cached);
  } catch {
    const font = await subsetFont(source, text, {
      targetFormat: "woff2",
      variationAxes: axes,
      noLayoutClosure: true,
    });
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
    faces: readonly (typeof languageFaces | typeof codeFaces)[number][],
    part: string,
    text: string,
  ): Promise<FontSet> => {
    const set: FontSet = { faces: [], css: "", stylesheet: "", fallbacks: "" };
    for (const face of faces) {
      const source = await readFile(require.resolve(face.source));
      const font = await subset(source, charactersOf(text), face.axes, cache);
      const name = `${face.family.toLowerCase()}-${part}.${digest(font)}.woff2`;
      const url = `/_astro/${name}`;
      files.set(name, font);
      set.faces.push({ family: face.family, weight: face.weight, url });
      set.css += `@font-face{font-family:${face.family};src:url(${url});font-weight:${face.weight};font-display:optional}`;
      for (const { family, local, sizeAdjust } of face.fallbacks) {
        const sources = local.map((name) => `local("${name}")`).join(",");
        set.fallbacks += `@font-face{font-family:"${family}";font-weight:${face.weight};src:${sources};size-adjust:${sizeAdjust}}`;
      }
    }
    const name = `faces-${part}.${digest(set.css)}.css`;
    files.set(name, Buffer.from(set.css));
    return { ...set, stylesheet: `/_astro/${name}` };
  };
  const languages: Fonts["languages"] = {};
  for (const [language, text] of texts) {
    languages[language] = await make(languageFaces, language, text);
  }
  return { languages, code: await make(codeFaces, "code", ""), files };
}
