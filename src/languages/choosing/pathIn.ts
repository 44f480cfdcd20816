import { defaultLanguage, type Language } from "../languages.ts";
import { languageParameter } from "./choose.ts";

/**
 * Address of one of our pages for a link in a document of a language (D12): a translated one names its language, so that
 * a copied address shows its reader the same; English links are bare.
 * @param path begins with a slash; may have a query and a fragment
 */
export function pathIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  const address = path.replace(/#.*/, "");
  const separator = address.includes("?") ? "&" : "?";
  return `${address}${separator}${languageParameter}=${language}${path.slice(address.length)}`;
}
