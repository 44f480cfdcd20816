import { createRequire } from "node:module";
import type { Language } from "../languages.ts";
import type { Problem } from "./check.ts";
import { openFont, widthOf } from "./shaping.ts";

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

/** Arimo has the widths of Arial. */
const fontFiles = [
  "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf",
  "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
];

/** A function for the width of a text in ems. */
export async function openRuler(): Promise<(text: string) => number> {
  const fonts = await Promise.all(fontFiles.map((file) => openFont(require.resolve(file))));
  return (text) => widthOf(text, fonts);
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
        fix: `shorten it to ${room} px`,
      };
    }),
  );
