import { z } from "zod";
import { idIn, webAddress } from "../content/readContent.ts";
import { routes } from "../content/routes.ts";
import { refuse } from "../content/validate.ts";
import { defaultLanguage, languageCodes } from "../i18n/languages.ts";
import { checkRedirects } from "./redirects.ts";

/** Addresses of a site have no path, because routes are appended to them. A slash at the end is taken off. */
const origin = webAddress
  .overwrite((value) => value.replace(/\/$/, ""))
  .refine((value) => new URL(value).origin === value, {
    error: "expected an address without a path, such as https://www.example.com",
  });

/** The forms of RFC 9116, 2.5.3, but for telephone numbers. */
const securityContact = z
  .string()
  .refine(
    (value) =>
      value.startsWith("mailto:")
        ? z.email().safeParse(value.slice("mailto:".length)).success
        : value.startsWith("https://") && URL.canParse(value) && !/\s/.test(value),
    { error: "expected mailto: and an e-mail address, or an address that begins with https://" },
  );
const text = z.string().trim().min(1);
const utm = z.string().regex(/^[a-z0-9-]+$/, { error: "expected lower-case letters, digits and hyphens" });
const touchField = z.string().regex(/^(?!utm_|\{key\}$|$)[\w.[\]-]{0,40}(?:\{key\}[\w.[\]-]{0,40})?$/, {
  error:
    "expected a field of its own, such as first_{key}, where {key} stands for utm_source, gclid and the like",
});
const vendor = z.string({ error: "expected the name of one of tracking.fields" });
const language = idIn(languageCodes);
const path = idIn(Object.values(routes).map((route) => route.path));

/** The environment has words for truth. */
const truth = z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")], {
  error: "expected true or false",
});

const redirect = z.strictObject({
  from: z.string().describe("A path of this site, such as /old-page."),
  to: z.string().describe("A page or file of the site, or an https address."),
  status: z
    .union(
      [z.literal(301).meta({ title: "for good (301)" }), z.literal(302).meta({ title: "for now (302)" })],
      {
        error: "expected 301, for good, or 302, for now",
      },
    )
    .meta({ title: "For how long", description: "Browsers and search engines remember what is for good." }),
});

/** The editor shows this field apart from those that everybody needs. */
const technical = { technical: true };

const shape = z.strictObject({
  $schema: z.string().optional(),
  brand: text,
  legalName: text,
  supportEmail: z.email().meta({ title: "E-mail address for visitors" }),
  url: origin.meta({
    title: "Address of the site",
    description: "The public address of the site, as search engines know it.",
  }),
  assets: origin.nullable().meta({
    ...technical,
    title: "Files elsewhere",
    description:
      "A storage bucket or CDN from which pages load scripts, fonts, flags and share images, such as https://assets.example.com. Without one, they come from the site itself. The files must be there before a release goes live (docs/serving.md).",
  }),
  languages: z
    .array(language)
    .refine((codes) => codes[0] === defaultLanguage, { error: `expected "${defaultLanguage}" first` })
    .refine((codes) => new Set(codes).size === codes.length, { error: "expected each language once" })
    .describe("Published languages, English first. Their words must be complete."),
  legalUpdated: z.iso.date().meta({ title: "Last change of the legal text", isDated: true }),
  security: z
    .strictObject({ contact: securityContact, expires: z.iso.date() })
    .describe(
      "Where to report a vulnerability, mailto: or https://, to somebody who can act on it; and until when that is sure to be true, at most a year ahead. Published as /.well-known/security.txt (RFC 9116).",
    )
    .meta(technical),
  links: z.strictObject({
    app: webAddress.meta({ title: "Web app" }),
    status: webAddress.meta({ title: "Status page" }),
    blog: webAddress,
    contentHub: origin.describe(
      "/blog/*, /es/* and /pt/* redirect here; case studies and partner stories link to pages below it.",
    ),
    linkedin: webAddress.meta({ title: "LinkedIn" }),
    instagram: webAddress,
    newsletter: webAddress
      .nullable()
      .describe(
        "The sign-up form in the popup. Without an address, or with one of example.com, a sample form is shown, which sends nothing and says so. {language} stands for the page's language; an address without it gets lng=en or the like.",
      ),
    schedulers: z
      .strictObject({ propFirms: webAddress, brokers: webAddress, communities: webAddress })
      .meta({ title: "Where demos are booked" }),
  }),
  tracking: z
    .strictObject({
      source: utm.describe("utm_source of every scheduler link."),
      medium: utm.describe("utm_medium of every scheduler link."),
      campaign: utm.describe("utm_campaign of every scheduler link."),
      vendors: z
        .strictObject({ propFirms: vendor, brokers: vendor, communities: vendor })
        .describe("Whose each scheduler is: one of the names under fields."),
      fields: z
        .record(z.string(), z.strictObject({ first: touchField, last: touchField }))
        .describe(
          "The fields in which a vendor's links say where a visitor came from at first and at last (docs/settings.md). {key} stands for the name of each value, such as utm_source or gclid; a field without it gets all of them.",
        ),
    })
    .meta(technical),
  event: z
    .strictObject({
      name: text,
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      location: z.partialRecord(z.enum(languageCodes), text),
      url: webAddress,
      showUntil: z.iso
        .date()
        .nullable()
        .meta({ title: "Shown until" })
        .describe(
          "The last day on which banner and popup show the event, in the visitor's time zone. Without a day there is no limit.",
        ),
    })
    .describe(
      "Banner and popup say what is true on the visitor's day: before, during and after the event. No new build is needed.",
    ),
  redirects: z.array(redirect).meta({ description: "Old addresses that lead elsewhere." }),
  redirectToCanonicalHost: truth.meta({
    ...technical,
    description:
      "Whether visitors who come by another host name are redirected to that of url. Turn it on when the site is live.",
  }),
  noindex: truth.meta({
    ...technical,
    title: "Hidden from search engines",
    description:
      "Whether search engines are to leave the site out, for a staging site: every answer says so, and robots.txt forbids all addresses.",
  }),
  hsts: z
    .strictObject({ includeSubDomains: truth, preload: truth })
    .meta({ ...technical, title: "HTTPS for two years (HSTS)" })
    .describe(
      "Browsers that have seen the site use only HTTPS for two years. Each of these extends that to every subdomain of the host and cannot be taken back soon, so turn it on only when all subdomains have HTTPS for good: https://hstspreload.org",
    ),
  popup: z.strictObject({ paths: z.array(path).meta({ title: "Pages on which it opens" }) }),
  analytics: z
    .strictObject({
      adapter: z.enum(["none", "plausible", "matomo", "ga4"]),
      host: origin.nullable().describe("null for the vendor's own."),
      id: text
        .nullable()
        .describe('What the vendor knows this site by: a domain, a number such as "1", or a measurement id.'),
    })
    .meta({ ...technical, title: "Counting visits", description: "Who counts visits (docs/analytics.md)." }),
});

/** The form of the id that each vendor knows the site by. */
const vendorIds = {
  plausible: { form: /^[\w.-]+$/, example: "the site's name at Plausible, such as www.example.com" },
  matomo: { form: /^[1-9]\d*$/, example: 'the number of the site at Matomo, such as "1"' },
  ga4: { form: /^G-[A-Z0-9]+$/, example: "a measurement id such as G-ABC123DEF4" },
};

/** The schema of `site.config.json`, used by `readSite`. Its descriptions are help in code editors and in ours. */
export const siteSchema = shape.superRefine((site, context) => {
  for (const code of site.languages)
    if (!site.event.location[code])
      context.addIssue({
        code: "custom",
        path: ["event", "location", code],
        message: `expected the place's name in ${code}, since it is published`,
      });
  if (site.assets?.startsWith("http:") && site.url.startsWith("https:"))
    context.addIssue({
      code: "custom",
      path: ["assets"],
      message: "expected an address that begins with https://, as that of url does: browsers load no others",
    });
  const { vendors, fields } = site.tracking;
  for (const [scheduler, vendor] of Object.entries(vendors))
    if (!Object.hasOwn(fields, vendor))
      context.addIssue({
        code: "custom",
        path: ["tracking", "vendors", scheduler],
        message: `expected one of tracking.fields: ${Object.keys(fields).join(", ")}`,
      });
  for (const [vendor, { first, last }] of Object.entries(fields))
    if (first === last)
      context.addIssue({
        code: "custom",
        path: ["tracking", "fields", vendor, "last"],
        message: "expected another field than that of the first touch",
      });
  for (const each of checkRedirects(site.redirects, site.url)) refuse(context, each);
  if (site.hsts.preload && !site.hsts.includeSubDomains)
    context.addIssue({
      code: "custom",
      path: ["hsts", "preload"],
      message:
        "expected false, or includeSubDomains true as well: the preload list takes no host without its subdomains",
    });
  const { adapter, host, id } = site.analytics;
  if (adapter !== "none" && !vendorIds[adapter].form.test(id ?? ""))
    context.addIssue({
      code: "custom",
      path: ["analytics", "id"],
      message: `expected ${vendorIds[adapter].example}`,
    });
  if (adapter === "matomo" && host === null)
    context.addIssue({
      code: "custom",
      path: ["analytics", "host"],
      message: "expected the origin of your Matomo, such as https://matomo.example.com",
    });
  if (site.event.endsOn < site.event.startsOn)
    context.addIssue({
      code: "custom",
      path: ["event", "endsOn"],
      message: `expected a day on or after ${site.event.startsOn}`,
    });
});

export type SiteConfigInput = z.input<typeof siteSchema>;
export type Site = z.output<typeof siteSchema>;
