import { type RouteId, routeIds, routes, type Scheduler } from "../content/routes.ts";
import { isPlaceholder } from "./placeholders.ts";
import type { Site } from "./schema.ts";

/** What scripts of a vendor know of the settings. */
export interface AnalyticsSettings {
  host: string;
  id: string;
  /** Whether the host is the owner's, rather than the vendor's own. */
  isOwnServer: boolean;
  schedulers: Readonly<Record<Scheduler, string>>;
  paths: Readonly<Record<RouteId, string>>;
}

/** Sources that a document's policy allows besides our own, by directive. */
export type PolicySources = Readonly<
  Partial<Record<"script-src" | "connect-src" | "img-src", readonly string[]>>
>;

/** The vendors whose own host is known. Matomo is always at a host of its owner's. */
const vendorHosts = { plausible: "https://plausible.io", ga4: "https://www.googletagmanager.com" };

/** The hosts of https://developers.google.com/tag-platform/security/guides/csp without Google Signals and ads. */
const googleSources: PolicySources = {
  "script-src": ["https://*.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

const paths = Object.fromEntries(routeIds.map((id) => [id, routes[id].path])) as Record<RouteId, string>;

/** The settings of the configured vendor, or nothing. */
export function analyticsSettings({ analytics, links }: Site): AnalyticsSettings | undefined {
  const { adapter, host, id } = analytics;
  if (adapter === "none") return undefined;
  const own = adapter === "matomo" ? "" : vendorHosts[adapter];
  // The schema has required what is missing here.
  return {
    host: host ?? own,
    id: id ?? "",
    isOwnServer: host !== null && host !== own,
    schedulers: links.schedulers,
    paths,
  };
}

/** What the policy of documents opens for the configured vendor: exactly its hosts (ADR 033). */
export function analyticsSources(site: Site): PolicySources {
  const settings = analyticsSettings(site);
  if (!settings) return {};
  const { host, isOwnServer } = settings;
  if (site.analytics.adapter !== "ga4") return { "connect-src": [host] };
  return isOwnServer ? { "script-src": [host], "img-src": [host], "connect-src": [host] } : googleSources;
}

/** Ids that are still placeholders, as `field: value` lines for `npm run launch-check`. Hosts are found with all addresses. */
export function analyticsPlaceholders({ analytics: { adapter, id } }: Site): string[] {
  const isUnset =
    (adapter === "plausible" && isPlaceholder(`https://${id}`)) ||
    (adapter === "ga4" && /^G-(?:X+|0+)$/.test(id ?? ""));
  return isUnset ? [`analytics.id: ${id}`] : [];
}
