import type { Diagnostic } from "../../diagnostics.ts";
import type { Language } from "../languages.ts";
import { messagePlace } from "../messages/format.ts";
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

/** How wide a title or description is in a search result, in CSS pixels. */
export const widthInSearchResult = (part: keyof typeof searchResult, text: string): number =>
  Math.ceil(textWidth(text) * searchResult[part].fontSize);

/** A title as documents have it: with the brand after it, unless it has it already or search results have no room for both. */
export function titleWithBrand(title: string, brand: string): string {
  const both = `${title} · ${brand}`;
  const hasRoom = widthInSearchResult("title", both) <= searchResult.title.room;
  return title.includes(brand) || !hasRoom ? title : both;
}

/** Title and description of a page as its document has them, and the catalogue they come from. */
export interface SearchSnippet {
  catalogue: string;
  title: string;
  description: string;
}

/** Every title and description that search results would cut off. */
export const checkWidths = (language: Language, pageSnippets: readonly SearchSnippet[]): Diagnostic[] =>
  pageSnippets.flatMap((snippet) =>
    (["title", "description"] as const).flatMap((part) => {
      const { room } = searchResult[part];
      const width = widthInSearchResult(part, snippet[part]);
      if (width <= room) return [];
      return {
        code: "cut-off-snippet",
        severity: "advice",
        ...messagePlace(language, snippet.catalogue, `meta.${part}`),
        message: `is ${width} px wide in search results as ${JSON.stringify(snippet[part])}`,
        fix: `shorten it to ${room} px`,
      };
    }),
  );
