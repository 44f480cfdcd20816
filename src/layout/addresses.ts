import { canonicalRoute, type RouteId, routes } from "../facts/routes.ts";
import { pathIn } from "../languages/choosing/pathIn.ts";
import { defaultLanguage, type Language } from "../languages/languages.ts";
import { site } from "../site/site.ts";

/** The address under which search engines keep a document: bare in English, `?lng=` otherwise. */
export function canonical(route: RouteId, language: Language): string {
  return site.url + pathIn(language, routes[canonicalRoute(route)].path);
}

/** A route in all published languages, with `x-default` on the bare address; the same list in each of them. */
export function alternates(route: RouteId): { hrefLang: string; href: string }[] {
  const own = site.languages.map((language) => ({ hrefLang: language, href: canonical(route, language) }));
  return [...own, { hrefLang: "x-default", href: canonical(route, defaultLanguage) }];
}
