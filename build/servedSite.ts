import type { ServedSite } from "../server/manifest.ts";
import type { Language } from "../src/i18n/languages.ts";
import { settingNames } from "../src/site/readSite.ts";
import type { Site } from "../src/site/schema.ts";

/**
 * What the server has to know of the configuration.
 * @param drafts languages of this build beside the published ones
 * @param preview whether it is only to be shown, at whatever address
 */
export const servedSite = (site: Site, drafts: readonly Language[], preview: boolean): ServedSite => ({
  brand: site.brand,
  url: site.url,
  contentHubOrigin: site.links.contentHub,
  publishedLanguages: [...site.languages, ...drafts],
  drafts,
  preview,
  noindex: site.noindex,
  hsts: site.hsts,
  redirectToCanonicalHost: site.redirectToCanonicalHost && !preview,
  redirects: site.redirects,
  settings: settingNames(site),
});
