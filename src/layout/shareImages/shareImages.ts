import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { canonicalRoute, type PageCatalogue, type RouteId, routes } from "../../content/routes.ts";
import type { Language } from "../../i18n/languages.ts";
import { site } from "../../site/site.ts";

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Path of a share image in `public/`. @param catalogue that of its page */
export const shareFile = (catalogue: PageCatalogue, language: Language): string =>
  `share/${language}/${catalogue}.jpg`;

/**
 * Path of a share image on the site: that of its file with a hash of its content. Networks keep an image by its address
 * for weeks and would show an old one beside a new title.
 */
export const hashedPath = (file: string, content: Buffer): string =>
  `/${file.replace(/\.jpg$/, `.${hash("sha256", content).slice(0, 8)}$&`)}`;

/** Address of a route's share image, or undefined if there is none. */
export function shareImage(route: RouteId, language: Language): string | undefined {
  const file = shareFile(routes[canonicalRoute(route)].catalogue, language);
  const source = `public/${file}`;
  return existsSync(source) ? (site.assets ?? site.url) + hashedPath(file, readFileSync(source)) : undefined;
}
