import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { canonicalRoute, type PageCatalogue, type RouteId, routes } from "../facts/routes.ts";
import type { Language } from "../languages/languages.ts";
import { site } from "../site/site.ts";
import { bell } from "../ui/Logo/bell.ts";

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Path of a share image, in `public/` as on the site. @param catalogue holds its headline */
export const sharePath = (catalogue: PageCatalogue, language: Language): string =>
  `/share/${language}/${catalogue}.jpg`;

/** Address of a route's share image, or undefined if there is none. */
export function shareImage(route: RouteId, language: Language): string | undefined {
  const path = sharePath(routes[canonicalRoute(route)].catalogue, language);
  return existsSync(`public${path}`) ? site.url + path : undefined;
}

/**
 * A digest of an image's content: brand, mark and headline.
 * @throws {Error} if the catalogue has no headline
 */
export function shareDigest(catalogue: PageCatalogue, language: Language): string {
  const file = `catalogues/${language}/${catalogue}.json`;
  const { hero, title = hero?.title } = JSON.parse(readFileSync(file, "utf8"));
  if (!title) throw new Error(`${file} has no headline: it needs "title", or "hero" with its "title".`);
  const said = [site.brand, bell.body, bell.tape, title, hero?.highlight ?? ""];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 12);
}
