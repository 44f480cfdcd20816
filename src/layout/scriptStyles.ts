import { fonts } from "virtual:inline";
import type { FontSet } from "../../pipeline/fonts.ts";
import { type Language, scriptOf } from "../languages/languages.ts";

// Scripts without font files of the site use system fonts; the tokens for these are only in documents that need them.
const tokens = import.meta.glob<string>("../styles/scripts/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The fonts and styles that a language's script needs in addition to those of all documents. */
export function scriptStyles(language: Language): FontSet {
  const script = scriptOf(language);
  return script === "latin" || script === "cyrillic"
    ? fonts[script]
    : { faces: [], css: "", fallbacks: tokens[`../styles/scripts/${script}.css`] ?? "" };
}
