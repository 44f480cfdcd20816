import type { Language } from "../languages.ts";

/**
 * Which language a visitor gets (D10, D11). The server and the page share these functions, so they use no API of either
 * and import only types.
 */

/** The query parameter that holds the language (D12). */
export const languageParameter = "lng";

/** The cookie, and the key in local and session storage, that holds the language (D12). */
export const languageKey = "i18nextLng";

/** The key in local storage for a choice by hand. It has priority over `languageKey`. */
export const manualLanguageKey = "manual-language";

/** A value from the visitor that may name a language. */
type Candidate = string | null | undefined;

const maxListLength = 4096;
/** Node's limit for all headers together, so that page and server read the same cookies. */
const maxCookiesLength = 16384;
const languageTag = /^\s*([a-z]+)(?:[-_][a-z\d]{0,8}){0,8}\s*$/i;

/**
 * Reduces a language tag to its primary subtag: ` PT_br ` becomes `pt`. Anything that does not have the form of a tag,
 * such as markup or `javascript:`, gives undefined, and so does a language that is not published.
 */
export const reduceLanguage = (value: Candidate, published: readonly Language[]): Language | undefined => {
  const primary = languageTag.exec(value ?? "")?.[1]?.toLowerCase();
  return published.find((language) => language === primary);
};

/** The first candidate that names a published language. */
export const chooseLanguage = (
  candidates: readonly Candidate[],
  published: readonly Language[],
): Language | undefined =>
  candidates.map((candidate) => reduceLanguage(candidate, published)).find((language) => language);

/** The values of `lng` in a query (`?lng=ja&page=2`; the question mark is optional). */
export const queryCandidates = (query: string): string[] =>
  new URLSearchParams(query).getAll(languageParameter);

/**
 * A query without some of its parameters. The others stay as they are written, while `URLSearchParams` would write
 * `%20` as `+`.
 * @param query with its question mark, or empty; so is the result
 */
export const withoutParameters = (query: string, names: readonly string[]): string => {
  const found = [...new URLSearchParams(query).keys()];
  // Each part that is not empty has a name.
  const parts = query.slice(1).split("&").filter(Boolean);
  const kept = parts.filter((_, index) => !names.includes(found[index] ?? ""));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
};

const languageCookiePair = new RegExp(`(?:^|;)\\s*${languageKey}=([^;]*)`, "g");

/** The values of the language cookie in a `Cookie` header or `document.cookie`. */
export const cookieCandidates = (cookies: string | undefined): Candidate[] =>
  Array.from((cookies ?? "").slice(0, maxCookiesLength).matchAll(languageCookiePair), ([, value]) => value);

/** The cookie that stores a choice for a year, for `Set-Cookie` and `document.cookie` (D12). */
export const languageCookie = (language: Language, { secure }: { secure: boolean }): string =>
  `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? "; Secure" : ""}`;

interface WeightedValue {
  value: string;
  /** From 0 (not acceptable) to 1. */
  weight: number;
}

const weightedElement = /^([^\s;]+)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/** Parses a list with weights (RFC 9110, 12.4.2) in the given order. Malformed elements are skipped. */
export const weightedValues = (header: string | undefined): WeightedValue[] =>
  (header ?? "")
    .slice(0, maxListLength)
    .split(",")
    .flatMap((element) => {
      const [, value, weight = "1"] = weightedElement.exec(element.trim()) ?? [];
      return value ? [{ value, weight: Number(weight) }] : [];
    });

/** The ranges of an `Accept-Language` header by descending weight, without those of weight 0 (RFC 9110, 12.5.4). */
export const acceptLanguageCandidates = (header: string | undefined): string[] =>
  weightedValues(header)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ value }) => value);

/**
 * The stored language, which the server cannot see, if neither query nor cookie names one and it differs from the one
 * served. The page then sets the cookie and reloads once.
 * @param stored `manual-language` and `i18nextLng` of local storage, then `i18nextLng` of session storage
 * @param served the language of the document
 * @param query `location.search`
 * @param cookies `document.cookie`
 */
export const storedLanguage = (
  stored: readonly Candidate[],
  served: string,
  query: string,
  cookies: string,
  published: readonly Language[],
): Language | undefined => {
  const language = chooseLanguage(stored, published);
  const isDecided =
    language === served ||
    chooseLanguage([...queryCandidates(query), ...cookieCandidates(cookies)], published);
  return isDecided ? undefined : language;
};
