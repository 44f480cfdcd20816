import type { Site as ServedSite } from "../server/manifest.ts";
import type { Language } from "../src/languages/languages.ts";
import type { Site } from "../src/site/schema.ts";

/** What the server has to know of the configuration. @param drafts languages of this build beside the published ones */
export const servedSite = (site: Site, drafts: readonly Language[]): ServedSite => ({
  brand: site.brand,
  url: site.url,
  contentHubOrigin: site.links.contentHub,
  publishedLanguages: [...site.languages, ...drafts],
  drafts,
  hsts: site.hsts,
  redirectToCanonicalHost: site.redirectToCanonicalHost,
  redirects: site.redirects,
});
