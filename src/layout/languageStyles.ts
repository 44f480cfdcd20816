import { code, fonts } from "virtual:inline";
import { type Language, scriptOf } from "../languages/languages.ts";
import { type FontSet, standIns } from "./faces.ts";

// Scripts without font files of the site use system fonts; the tokens for these are only in documents that need them.
const tokens = import.meta.glob<string>("../styles/scripts/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** As long as fonts have not come, browsers would look for them in the system, in each size that a document has. */
const late = (declarations: string): string =>
  `:root[data-faces=late]{--code:${standIns.Code}${declarations}}`;

/** Cyrillic letters of Arial are wider than those of our text font. */
const narrower = (language: Language): string =>
  scriptOf(language) === "cyrillic" ? ":root[data-faces=late] body{letter-spacing:-.023em}" : "";

interface LanguageStyles extends Pick<FontSet, "faces" | "css" | "fallbacks"> {
  /** Addresses of stylesheets with the fonts, for who has no scripts. */
  stylesheets: string[];
}

/** The fonts and styles that a language needs in addition to those of all documents. */
export function languageStyles(language: Language): LanguageStyles {
  const own = fonts[language];
  return {
    faces: [...(own?.faces ?? []), ...code.faces],
    css: own?.css ?? "",
    stylesheets: [own, code].flatMap((set) => set?.stylesheet ?? []),
    fallbacks: own
      ? `${own.fallbacks}${late(`;--sans:${standIns.Text};--serif:${standIns.Headline}`)}${narrower(language)}`
      : `${tokens[`../styles/scripts/${scriptOf(language)}.css`] ?? ""}${late("")}`,
  };
}
