import { readFile } from "node:fs/promises";
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

const ranges = [
  [0x20, 0x7e],
  [0x900, 0x97f],
] as const;
/** Printable ASCII and Devanagari. */
const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

/**
 * Opens a font file. One in WOFF2 has only ASCII and Devanagari then.
 * @param path of the file
 * @param axes values of its variation axes, such as `{ wght: 600 }`
 */
export async function openFont(path: string, axes: Readonly<Record<string, number>> = {}): Promise<Font> {
  const bytes = await readFile(path);
  const file = path.endsWith(".woff2")
    ? await subsetFont(bytes, characters, { targetFormat: "sfnt", variationAxes: {} })
    : bytes;
  const font = new Font(new Face(new Blob(file)));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

const hasCharacter = (font: Font, character: string): boolean =>
  font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;

/**
 * The width of a text in ems, each character in the first font that has it. What no font has counts as one em, as
 * Chinese and Japanese are wide.
 */
export function widthOf(text: string, fonts: readonly Font[]): number {
  const runs: { font: Font | undefined; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((each) => hasCharacter(each, character));
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs.reduce((sum, { font, text }) => sum + (font ? shapedWidth(text, font) : [...text].length), 0);
}

/** Letters join and are kerned, so that a text is narrower than its letters. */
function shapedWidth(text: string, font: Font): number {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.face.upem;
}
