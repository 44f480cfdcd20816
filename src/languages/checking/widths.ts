import type { Language } from "../languages.ts";
import type { Problem } from "./check.ts";
import { textWidth } from "./textWidth.ts";

/**
 * What a search result shows of a page before it cuts it off: the size of its letters and the room for them, in CSS
 * pixels. Google's results on a wide screen set titles in Arial at 20 px in a column of 600 px, and descriptions at 14 px
 * in two lines of it; both leave room for an ellipsis, and descriptions for how lines break.
 */
export const searchResult = {
  title: { fontSize: 20, room: 560 },
  description: { fontSize: 14, room: 920 },
} as const;

/** Title and description of a page as its document has them, and the catalogue they come from. */
export interface Heading {
  catalogue: string;
  title: string;
  description: string;
}

/** Every title and description that search results would cut off. */
export const checkWidths = (language: Language, headings: readonly Heading[]): Problem[] =>
  headings.flatMap((heading) =>
    (["title", "description"] as const).flatMap((part) => {
      const { fontSize, room } = searchResult[part];
      const width = Math.ceil(textWidth(heading[part]) * fontSize);
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
