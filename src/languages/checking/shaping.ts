import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from "harfbuzzjs";

/**
 * Opens a font file, in any format of the web.
 * @param axes values of its variation axes, such as `{ wght: 600 }`
 */
export async function openFont(file: Buffer, axes: Readonly<Record<string, number>> = {}): Promise<Font> {
  const font = new Font(new Face(new Blob(await fontverter.convert(file, "sfnt"))));
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
