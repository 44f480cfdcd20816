/**
 * The owner's settings: names of the company and addresses outside the site. The environment can override each value
 * (docs/settings.md); `npm run doctor` lists placeholders. A wrong or missing value stops the build with the name of
 * the field.
 */
import type { SiteConfigInput } from "./src/site/schema.ts";

export default {
  brand: "Northbell",
  legalName: "Northbell Technologies Ltd",
  supportEmail: "support@northbell.example.com",
  /** The public address of the site, for canonical links, hreflang and the sitemap. */
  url: "https://www.northbell.example.com",
  /** Published languages, English first. Their catalogues must be complete. */
  languages: ["en", "es", "pt", "ru", "hi", "zh", "ja"],
  /** The date of the last change of the legal text, ISO 8601. */
  legalUpdated: "2026-11-23",
  /**
   * Where to report a vulnerability, `mailto:` or https, and until when that is sure to be true, ISO 8601, at most a
   * year ahead: published as /.well-known/security.txt.
   */
  security: { contact: "mailto:security@northbell.example.com", expires: "2027-11-20" },
  links: {
    app: "https://app.northbell.example.com",
    status: "https://status.northbell.example.com",
    blog: "https://blog.northbell.example.com",
    /** `/blog/*`, `/es/*` and `/pt/*` redirect here; case studies and partner stories link to pages below it. */
    contentHub: "https://hub.northbell.example.com",
    linkedin: "https://linkedin.example.com/company/northbell",
    instagram: "https://instagram.example.com/northbell",
    /**
     * The sign-up form framed in the popup banner. If this is null or a placeholder, a sample form is shown.
     * `{language}` is replaced by the page's language; without it the address gets `lng=<code>`.
     */
    newsletter: "https://newsletter.example.com/northbell",
    schedulers: {
      propFirms: "https://schedule.example.com/northbell/prop-firms",
      brokers: "https://schedule.example.com/northbell/brokers",
      communities: "https://schedule.example.com/northbell/communities",
    },
    /** Affiliate address of each partner in src/facts/partners.json; null shows the logo without a link. */
    affiliates: {
      harborline: "https://affiliates.example.com/harborline",
      "kestrel-fx": "https://affiliates.example.com/kestrel-fx",
      "sierra-capital": "https://affiliates.example.com/sierra-capital",
      novamarkets: "https://affiliates.example.com/novamarkets",
      "orchard-prime": "https://affiliates.example.com/orchard-prime",
      "pacific-meridian": "https://affiliates.example.com/pacific-meridian",
      "volt-trading": null,
      "lumen-exchange": "https://affiliates.example.com/lumen-exchange",
      "atlas-university": "https://affiliates.example.com/atlas-university",
      "summit-funded": "https://affiliates.example.com/summit-funded",
      "tidewater-data": "https://affiliates.example.com/tidewater-data",
      "greyfriars-payments": "https://affiliates.example.com/greyfriars-payments",
      "quill-academy": "https://affiliates.example.com/quill-academy",
      "bastion-kyc": null,
      "cobalt-crm": null,
      "foundry-liquidity": null,
    },
  },
  tracking: {
    /** `utm_source`, `utm_medium` and `utm_campaign` of every scheduler link. */
    source: "website",
    medium: "cta",
    campaign: "book-demo",
    /** Whose each scheduler is: one of the names under `fields`. */
    vendors: { propFirms: "calendly", brokers: "hubspot", communities: "calcom" },
    /**
     * The fields in which a vendor's links say where a visitor came from at first and at last (docs/settings.md).
     * `{key}` stands for the name of each value, such as `utm_source` or `gclid`; a field without it gets all of them.
     */
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
    url: "https://events.example.com/fmls-25",
    /** The last day on which banner and popup show the event, ISO 8601, in the visitor's time zone; null for no limit. */
    showUntil: null,
  },
  /**
   * Old addresses that lead elsewhere: `{ from: "/old-page", to: "/for-brokers", status: 301 }`, 301 for good, 302 for
   * now. `to` is a page or file of the site, or an https address (docs/guides/add-a-redirect.md).
   */
  redirects: [],
  /** Whether visitors who come by another host name are redirected to that of `url`. Turn it on when the site is live. */
  redirectToCanonicalHost: false,
  /**
   * Browsers that have seen the site use HTTPS alone for two years. Each of these extends that to every subdomain of the
   * host and cannot be taken back soon: https://hstspreload.org
   */
  hsts: { includeSubDomains: false, preload: false },
  /** Paths on which the popup banner opens. */
  popup: { paths: ["/"] },
  /**
   * Who counts visits (docs/measuring.md): `none`, `plausible`, `matomo` or `ga4`; its host, null for the vendor's own;
   * and what it knows this site by: a domain, a number such as "1", or a measurement id.
   */
  measuring: { adapter: "none", host: null, id: null },
} satisfies SiteConfigInput;
