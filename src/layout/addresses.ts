import type { NavigationLink } from "../facts/navigation.ts";
import { canonicalRoute, type RouteId, routes } from "../facts/routes.ts";
import { pathIn } from "../languages/choosing/pathIn.ts";
import { defaultLanguage, type Language } from "../languages/languages.ts";
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
export function linkAddress(link: NavigationLink, language: Language, part: "bar" | "footer"): string {
  if ("address" in link) return site.links[link.address];
  const { path } = routes[link.page];
  const isLowerCase = part === "footer" && "isLowerCaseInFooter" in link;
  return pathIn(language, isLowerCase ? path.toLowerCase() : path);
}
