import { fonts } from "virtual:inline";
import { type Language, scriptOf } from "../languages/languages.ts";

// Scripts without font files of the site use system fonts; the tokens for these are only in documents that need them.
const tokens = import.meta.glob<string>("../styles/scripts/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/**
 * The styles that a language's script needs in addition to those of all documents, including the font for code, and the
 * URLs of fonts to preload. The font for code is not preloaded, as no first screen shows code.
 */
export function scriptStyles(language: Language): { css: string; urls: readonly string[] } {
  const script = scriptOf(language);
  const { css = "", urls } =
    script === "latin" || script === "cyrillic"
      ? fonts[script]
      : { css: tokens[`../styles/scripts/${script}.css`], urls: [] };
  return { css, urls };
}
