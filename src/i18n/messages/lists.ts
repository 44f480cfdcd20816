import type { Language } from "../languages.ts";
import { textLocaleOf } from "../localeOf.ts";

/** `A, B and C` */
export const conjunction = (names: readonly string[], language: Language): string =>
  // CLDR has a comma before the Hindi conjunction, which Hindi does not write.
  new Intl.ListFormat(textLocaleOf(language)).format(names).replace(", और ", " और ");

/** Names of countries in a language. @param codes ISO 3166-1 */
export function countries(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return conjunction(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}
