import type { Target } from "../content/navigation.ts";
import { canonicalRoute, type RouteId, routes } from "../content/routes.ts";
import { defaultLanguage, type Language } from "../i18n/languages.ts";
import { pathIn } from "../i18n/negotiation/pathIn.ts";
import { site } from "../site/site.ts";

/** The canonical address of a document: without a query in English, otherwise with `?lng=`. */
export function canonical(route: RouteId, language: Language): string {
  return site.url + pathIn(language, routes[canonicalRoute(route)].path);
}

/** A route in all published languages, with the English address as `x-default`; the same list for each of them. */
export function alternates(route: RouteId): { hrefLang: string; href: string }[] {
  const own = site.languages.map((language) => ({ hrefLang: language, href: canonical(route, language) }));
  return [...own, { hrefLang: "x-default", href: canonical(route, defaultLanguage) }];
}

/** Where a link of the bar or the footer leads, from a document of a language. */
export function linkAddress({ page, isLowerCase, ...outside }: Target, language: Language): string {
  if (!page) return outsideAddress(outside);
  const { path } = routes[page];
  return pathIn(language, isLowerCase ? path.toLowerCase() : path);
}

/** Where a link leads that leaves the site. */
export const outsideAddress = ({ address, url }: Pick<Target, "address" | "url">): string =>
  address ? site.links[address] : (url ?? "");
