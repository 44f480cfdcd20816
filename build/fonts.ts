import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fontProviders } from "astro/config";
import subsetFont, { type SubsetOptions } from "subset-font";
import { hasOwnFonts, type Language } from "../src/i18n/languages.ts";

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
/** What pictures and formatted numbers hold beside the words of a language. */
const punctuation = "\u00a0\u202f–—‘’“”„«»…·•×−±→←↑↓↗≤≥©®™€£₽°№§¿¡ºª\u2011";

/** Signs beside figures, also between Chinese ones: those quotes, dots and dashes are as wide as a character there. */
const figureSigns = "\u00a0\u202f−±×€£";

/** Each character once, in a fixed order, without controls and joiners, which need no glyph. */
const charactersOf = (text: string): string =>
  [...new Set(ascii + text.replaceAll(/[\p{Cf}\p{Cc}]/gu, ""))].sort().join("");

/** Letters of names that a visitor may type, in Latin, Greek and Cyrillic. */
const letters = [
  [0xc0, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)),
  )
  .join("");

/** Characters as ranges of CSS (CSS Fonts 4, 4.5). */
function unicodeRange(characters: string): [string, ...string[]] {
  const ranges: [first: number, last: number][] = [];
  for (const character of characters) {
    const code = character.charCodeAt(0);
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`) as [
    string,
    ...string[],
  ];
}

interface Variant {
  src: [string];
  weight: string;
  style: "normal";
  unicodeRange?: [string, ...string[]];
}

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
  fallbacks: ["Headline Times", "Headline Noto", "Headline DejaVu", "serif"],
};
const text: Font = {
  name: "Text",
  source: "@ibm/plex-sans-variable/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf",
  axes: { wdth: 100, wght: { min: 400, max: 700 } },
  weight: "400 700",
  fallbacks: ["Text Arial", "Text Roboto", "Text Noto", "Text DejaVu", "sans-serif"],
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
  const otherLetters = subset(headline, letters, folder);
  const family = async (font: Font, cssVariable: string, shown: string) => {
    const own = charactersOf(shown);
    const variant = async (file: Promise<string>): Promise<Variant> => ({
      src: [`.//${await file}`],
      weight: font.weight,
      style: "normal",
    });
    const others = [...letters].filter((letter) => !own.includes(letter)).join("");
    return {
      provider: fontProviders.local(),
      name: font.name,
      cssVariable,
      fallbacks: font.fallbacks,
      optimizedFallbacks: false,
      // Only a document that shows one of the other letters loads the file with them.
      options: {
        variants: [
          await variant(subset(font, own, folder)),
          ...(font.name === headline.name
            ? [{ ...(await variant(otherLetters)), unicodeRange: unicodeRange(others) }]
            : []),
        ] as [Variant, ...Variant[]],
      },
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
