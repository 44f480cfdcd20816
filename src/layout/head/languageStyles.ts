import type { CssVariable } from "astro:assets";
import { hasOwnFonts, type Language, scriptOf } from "../../i18n/languages.ts";
import { fallbackFonts } from "../../styles/fallbackFonts.ts";

// The fonts and tokens of a script; only in documents that need them.
const scripts = import.meta.glob<string>("../../styles/scripts/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The custom properties of the fonts that a document in a language uses, as astro.config.ts names them. */
export const fontVariables = (language: Language): CssVariable[] =>
  (hasOwnFonts(language)
    ? [`--headline-${language}`, `--text-${language}`, "--code"]
    : [`--headline-${language}`, "--code"]) as CssVariable[];

/** The styles that a language needs in addition to those of all documents. */
export function languageStyles(language: Language): string {
  const script = scriptOf(language);
  if (script === "latin" || script === "cyrillic")
    return `:root{--serif:var(--headline-${language});--sans:var(--text-${language})}${fallbackFonts(script)}`;
  return `:root{--headline:var(--headline-${language})}${scripts[`../../styles/scripts/${script}.css`] ?? ""}`;
}
