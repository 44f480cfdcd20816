import { defaultLanguage, type Language } from "../languages.ts";
import { languageParameter } from "./choose.ts";

/**
 * The address of one of our pages for links in a document of a language (D12). It names the language, so that a copied
 * address shows the same to its reader; English addresses do not.
 * @param path begins with a slash; may have a query and a fragment
 */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  const address = path.replace(/#.*/, "");
  const separator = address.includes("?") ? "&" : "?";
  return `${address}${separator}${languageParameter}=${language}${path.slice(address.length)}`;
}
