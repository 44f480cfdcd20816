import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fontProviders } from "astro/config";
import subsetFont, { type SubsetOptions } from "subset-font";
import { hasOwnFonts, type Language } from "../src/languages/languages.ts";

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
/** What pictures and formatted numbers hold beside the words of a language. */
const punctuation = "\u00a0\u202f–—‘’“”„«»…·•×−±→←↑↓↗≤≥©®™€£₽°№§¿¡ºª\u2011";

/** Signs beside figures, also between Chinese ones: those quotes, dots and dashes are as wide as a character there. */
const figureSigns = "\u00a0\u202f−±×€£";

/** Each character once, in a fixed order, without controls and joiners, which need no glyph. */
const charactersOf = (text: string): string =>
  [...new Set(ascii + text.replaceAll(/[\p{Cf}\p{Cc}]/gu, ""))].sort().join("");

interface Font {
  /** Also the start of its custom properties. */
  name: string;
  source: string;
  axes: SubsetOptions["variationAxes"];
  weight: string;
  /** Those that are made as wide are in src/styles/fallbackFonts.ts. */
  fallbacks: string[];
}

const headline: Font = {
  name: "Headline",
  source: "source-serif/VAR/SourceSerif4Variable-Roman.ttf",
  axes: { opsz: 60, wght: 600 },
  weight: "600",
  fallbacks: ["Headline Times", "Headline Noto", "serif"],
};
const text: Font = {
  name: "Text",
  source: "@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf",
  axes: { wdth: 100, wght: { min: 400, max: 700 } },
  weight: "400 700",
  fallbacks: ["Text Arial", "Text Roboto", "sans-serif"],
};
const code: Font = {
  name: "Code",
  source: "@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2",
  axes: {},
  weight: "400",
  fallbacks: ["Courier New", "Menlo", "Liberation Mono", "monospace"],
};

/** Writes a subset of a font, if it is not there yet. @returns its file */
async function subset({ name, source, axes }: Font, characters: string, folder: string): Promise<string> {
  const font = await readFile(require.resolve(source));
  const options = {
    targetFormat: "woff2",
    variationAxes: axes,
    noLayoutClosure: true,
    // Instructions for pixel grids, which today's screens do not need.
    noHinting: true,
  } satisfies SubsetOptions;
  const key = hash("sha256", JSON.stringify([hash("sha256", font), characters, options])).slice(0, 12);
  const file = join(folder, `${name.toLowerCase()}.${key}.woff2`);
  try {
    await readFile(file);
  } catch {
    await mkdir(folder, { recursive: true });
    await writeFile(file, await subsetFont(font, characters, options));
  }
  return file;
}

/**
 * The fonts of the site for Astro: two for each language, with the characters that it uses, and one for code. Languages
 * of other scripts have the font of headlines only, for the brand, Latin letters and figures.
 * @param folder for finished subsets, relative to the root
 * @param texts all that documents may show in these fonts, by language (`fontTexts`)
 */
export function siteFonts(folder: string, texts: ReadonlyMap<Language, string>) {
  const family = async (font: Font, cssVariable: string, shown: string) => {
    const src: [string] = [`./${await subset(font, charactersOf(shown), folder)}`];
    const variant = { src, weight: font.weight, style: "normal" as const };
    return {
      provider: fontProviders.local(),
      name: font.name,
      cssVariable,
      fallbacks: font.fallbacks,
      optimizedFallbacks: false,
      options: { variants: [variant] as [typeof variant] },
    };
  };
  const languages = [...texts].flatMap(([language, shown]) =>
    hasOwnFonts(language)
      ? [headline, text].map((font) =>
          family(font, `--${font.name.toLowerCase()}-${language}`, punctuation + shown),
        )
      : // Fonts of the platform follow, which the styles of the script name.
        [family({ ...headline, fallbacks: [] }, `--headline-${language}`, figureSigns + shown)],
  );
  return Promise.all([...languages, family(code, "--code", punctuation)]);
}
