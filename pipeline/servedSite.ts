import type { Site as ServedSite } from "../server/manifest.ts";
import type { Site } from "../src/site/schema.ts";

/** What the server has to know of the configuration. */
export const servedSite = (site: Site): ServedSite => ({
  brand: site.brand,
  url: site.url,
  contentHubOrigin: site.links.contentHub,
  publishedLanguages: site.languages,
  hsts: site.hsts,
  redirectToCanonicalHost: site.redirectToCanonicalHost,
  redirects: site.redirects,
});
