import { readSite } from "./readSite.ts";
import type { Site, SiteConfigInput } from "./schema.ts";

/** A configuration for tests. It does not depend on what the owner writes in `site.config.json`. */
export const config = {
  brand: "Harbour",
  legalName: "Harbour Technologies Ltd",
  supportEmail: "support@harbour.test",
  url: "https://www.harbour.test",
  assets: null,
  languages: ["en", "es", "pt", "ru", "hi", "zh", "ja"],
  legalUpdated: "2026-11-20",
  security: { contact: "mailto:security@harbour.test", expires: "2027-11-20" },
  links: {
    app: "https://app.harbour.test",
    status: "https://status.harbour.test",
    blog: "https://blog.harbour.test",
    contentHub: "https://hub.harbour.test",
    linkedin: "https://linkedin.test/company/harbour",
    instagram: "https://instagram.test/harbour",
    newsletter: "https://newsletter.example.com/harbour",
    schedulers: {
      propFirms: "https://schedule.test/harbour/prop-firms",
      brokers: "https://schedule.test/harbour/brokers",
      communities: "https://schedule.test/harbour/communities",
    },
  },
  tracking: {
    source: "website",
    medium: "cta",
    campaign: "book-demo",
    vendors: { propFirms: "calendly", brokers: "hubspot", communities: "calcom" },
    fields: {
      calendly: { first: "a1", last: "a2" },
      hubspot: { first: "first_{key}", last: "last_{key}" },
      calcom: { first: "metadata[first_{key}]", last: "metadata[last_{key}]" },
    },
  },
  event: {
    name: "FMLS 25",
    startsOn: "2025-11-25",
    endsOn: "2025-11-27",
    location: {
      en: "London",
      es: "Londres",
      pt: "Londres",
      ru: "Лондон",
      hi: "लंदन",
      zh: "伦敦",
      ja: "ロンドン",
    },
    url: "https://events.test/fmls-25",
    showUntil: null,
  },
  analytics: { adapter: "none", host: null, id: null },
  redirects: [],
  redirectToCanonicalHost: false,
  noindex: false,
  hsts: { includeSubDomains: false, preload: false },
  popup: { paths: ["/"] },
} satisfies SiteConfigInput;

/** The configuration of tests, with changes by the names of the environment. */
export const siteWith = (environment: Readonly<Record<string, string>> = {}): Site =>
  readSite(config, environment);
