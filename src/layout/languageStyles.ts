import { code, fonts } from "virtual:inline";
import { type Language, scriptOf } from "../languages/languages.ts";

// Scripts without font files of the site use system fonts; the tokens for these are only in documents that need them.
const tokens = import.meta.glob<string>("../styles/scripts/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The fonts and styles that a language needs in addition to those of all documents. */
export function languageStyles(language: Language): string {
  const own = fonts[language] ?? tokens[`../styles/scripts/${scriptOf(language)}.css`] ?? "";
  return own + code;
}
