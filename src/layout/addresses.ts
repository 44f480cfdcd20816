import { type RouteId, routes } from "../facts/routes.ts";
import { defaultLanguage, type Language } from "../languages/languages.ts";
import { site } from "../site/site.ts";

/** Address of a route without a language: what a visitor types, and English for those who send no preference. */
const bare = (path: string): string => `${site.url}${path}`;

const address = (path: string, language: Language): string =>
  language === defaultLanguage ? bare(path) : `${bare(path)}?lng=${language}`;

/** The address under which search engines keep a document: bare in English, `?lng=` otherwise. */
export function canonical(route: RouteId, language: Language): string {
  const { path, ...rest } = routes[route];
  return address("canonical" in rest ? rest.canonical : path, language);
}

/** A route in all published languages, with `x-default` on the bare address; the same list in each of them. */
export function alternates(route: RouteId): { hrefLang: string; href: string }[] {
  const own = site.languages.map((language) => ({ hrefLang: language, href: canonical(route, language) }));
  return [...own, { hrefLang: "x-default", href: canonical(route, defaultLanguage) }];
}
