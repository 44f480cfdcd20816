import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from "harfbuzzjs";
import type { Language } from "../languages.ts";
import type { Problem } from "./check.ts";

const require = createRequire(import.meta.url);

/**
 * What a search result shows of a page before it cuts it off: the size of its letters and the room for them, in CSS
 * pixels. Google's results on a wide screen set titles in Arial at 20 px in a column of 600 px, and descriptions at 14 px
 * in two lines of it; both leave room for an ellipsis, and descriptions for how lines break.
 */
export const searchResult = {
  title: { fontSize: 20, room: 560 },
  description: { fontSize: 14, room: 920 },
} as const;

/** Arimo has the widths of Arial. Each file has some of the scripts. */
const fontFiles = [
  ...["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek"].map(
    (part) => `arimo/files/arimo-${part}-wght-normal.woff2`,
  ),
  "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
];

const readFont = async (file: string): Promise<{ font: Font; unitsPerEm: number }> => {
  const woff2 = await readFile(require.resolve(`@fontsource-variable/${file}`));
  const face = new Face(new Blob(await fontverter.convert(woff2, "sfnt")));
  return { font: new Font(face), unitsPerEm: face.upem };
};

/** A function for the width of a text in ems. What the fonts lack counts as one em, as Chinese and Japanese are wide. */
export async function openRuler(): Promise<(text: string) => number> {
  const fonts = await Promise.all(fontFiles.map(readFont));
  const fontOf = (character: string) =>
    fonts.find(({ font }) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
  return (text) => {
    const runs: { face: ReturnType<typeof fontOf>; text: string }[] = [];
    for (const character of text) {
      const face = fontOf(character);
      const last = runs.at(-1);
      if (last && last.face === face) last.text += character;
      else runs.push({ face, text: character });
    }
    return runs.reduce((sum, { face, text }) => sum + (face ? shapedWidth(text, face) : [...text].length), 0);
  };
}

/** Letters of Devanagari join, so that a text is narrower than its letters. */
function shapedWidth(text: string, { font, unitsPerEm }: { font: Font; unitsPerEm: number }): number {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm;
}

/** Title and description of a page as its document has them, and the catalogue they come from. */
export interface Heading {
  catalogue: string;
  title: string;
  description: string;
}

/**
 * Every title and description that search results would cut off.
 * @param widthOf from `openRuler`
 */
export const checkWidths = (
  language: Language,
  headings: readonly Heading[],
  widthOf: (text: string) => number,
): Problem[] =>
  headings.flatMap((heading) =>
    (["title", "description"] as const).flatMap((part) => {
      const { fontSize, room } = searchResult[part];
      const width = Math.ceil(widthOf(heading[part]) * fontSize);
      if (width <= room) return [];
      return {
        language,
        file: `${language}/${heading.catalogue}.json`,
        key: `meta.${part}`,
        what: `is ${width} px wide in search results as ${JSON.stringify(heading[part])}`,
        mend: `shorten it to ${room} px`,
      };
    }),
  );
