import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { RouteId } from "../facts/routes.ts";
import type { Namespace } from "../languages/english.ts";
import type { Language } from "../languages/languages.ts";
import { site } from "../site/site.ts";
import { bell } from "../ui/Logo/bell.ts";

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The pages that have a share image, and the catalogue whose headline is on it, which also names the file. */
export const sharePages = {
  home: "home",
  propFirms: "prop-firms",
  brokers: "brokers",
  communities: "communities",
  partners: "partners",
  caseStudies: "case-studies",
  privacyPolicy: "legal",
  terms: "legal",
  confirmation: "confirmation",
} as const satisfies Record<RouteId, Namespace>;

export type SharePage = (typeof sharePages)[RouteId];

/** Path of a share image, in `public/` as on the site. */
export const sharePath = (page: SharePage, language: Language): string => `/share/${language}/${page}.jpg`;

/** Address of a route's share image, if it has been drawn. */
export function shareImage(route: RouteId, language: Language): string | undefined {
  const path = sharePath(sharePages[route], language);
  return existsSync(`public${path}`) ? site.url + path : undefined;
}

/** A digest of what an image says: brand, mark and headline. */
export function shareDigest(page: SharePage, language: Language): string {
  const { hero, title } = JSON.parse(readFileSync(`catalogues/${language}/${page}.json`, "utf8"));
  const said = [site.brand, bell.body, bell.tape, title ?? hero.title, hero?.highlight ?? ""];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 12);
}
