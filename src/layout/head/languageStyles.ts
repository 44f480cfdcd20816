import type { CssVariable } from "astro:assets";
import { hasOwnFonts, type Language, scriptOf } from "../../languages/languages.ts";

// Fallback fonts of a script, or its fonts and tokens; only in documents that need them.
const scripts = import.meta.glob<string>("../../styles/scripts/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The custom properties of the fonts that a document in a language uses, as astro.config.ts names them. */
export const fontVariables = (language: Language): CssVariable[] =>
  (hasOwnFonts(language)
    ? [`--headline-${language}`, `--text-${language}`, "--code"]
    : ["--code"]) as CssVariable[];

/** The styles that a language needs in addition to those of all documents. */
export function languageStyles(language: Language): string {
  const fonts = hasOwnFonts(language)
    ? `:root{--serif:var(--headline-${language});--sans:var(--text-${language})}`
    : "";
  return fonts + (scripts[`../../styles/scripts/${scriptOf(language)}.css`] ?? "");
}
