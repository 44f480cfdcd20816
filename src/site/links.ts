import { type PageName, type Scheduler, sampleDocuments } from "../content/routes.ts";
import { defaultLanguage, type Language } from "../i18n/languages.ts";
import { languageParameter, withoutParameters } from "../i18n/negotiation/choose.ts";
import { linkPrefix, type SchedulerFields } from "./attribution.ts";
import { isPlaceholder } from "./placeholders.ts";
import type { Site } from "./schema.ts";

interface SchedulerLink {
  scheduler: Scheduler;
  page: PageName;
  /** Unique among the links of the page, such as `hero`. */
  button: string;
  language: Language;
}

/** The address of a demo scheduler with our labels (D9, LY-11). Only this function writes `utm_` parameters. */
export function schedulerLink(site: Site, { scheduler, page, button, language }: SchedulerLink): string {
  const url = new URL(site.links.schedulers[scheduler]);
  const labels = {
    utm_source: site.tracking.source,
    utm_medium: site.tracking.medium,
    utm_campaign: site.tracking.campaign,
    utm_content: `${page}-${button}`,
    utm_term: language,
  };
  // Ours come last, whatever the owner's address has: `schedulerFields` tells schedulers by what stands before them.
  const others = withoutParameters(url.search, Object.keys(labels));
  url.search = `${others && `${others}&`}${new URLSearchParams(labels)}`;
  return url.href;
}

/** What the page's script knows of schedulers: how links to each begin, and the fields of its vendor. */
export const schedulerFields = (site: Site): SchedulerFields =>
  Object.fromEntries(
    (Object.keys(site.links.schedulers) as Scheduler[]).flatMap((scheduler) => {
      const link = schedulerLink(site, { scheduler, page: "home", button: "any", language: defaultLanguage });
      const fields = site.tracking.fields[site.tracking.vendors[scheduler]];
      return fields ? [[linkPrefix(link), fields]] : [];
    }),
  );

/** Address of an article on the content hub. @param path begins with a slash */
export const hubLink = (site: Site, path: string): string => new URL(path, site.links.contentHub).href;

/** A form to frame, and the permissions of its sandbox. */
interface FramedForm {
  address: string;
  sandbox: string;
}

/**
 * The newsletter form in a language (D18): that of the owner, with the language code in place of `{language}` or else
 * as `lng`, or the sample if there is none.
 */
export function newsletterForm(site: Site, language: Language): FramedForm {
  const { newsletter } = site.links;
  if (newsletter === null || isPlaceholder(newsletter))
    // With our origin the sample can load our fonts. It must never have a script: a script of our own origin could
    // remove the sandbox.
    return {
      address: `${sampleDocuments.newsletter}?${languageParameter}=${language}`,
      sandbox: "allow-forms allow-same-origin",
    };
  const url = new URL(newsletter.replaceAll("{language}", language));
  if (!newsletter.includes("{language}")) url.searchParams.set(languageParameter, language);
  // A vendor's form needs its own origin for cookies and requests. That is safe for origins other than ours, whose
  // scripts cannot remove the sandbox.
  const own = url.origin === site.url ? "" : " allow-same-origin";
  return { address: url.href, sandbox: `allow-forms allow-scripts allow-popups${own}` };
}

/** What a sample replaces because it is not set, as `field: what` lines for `npm run launch-check`. */
export const sampleSettings = ({ links: { newsletter } }: Site): string[] =>
  newsletter === null ? [`links.newsletter: null, so that ${sampleDocuments.newsletter} is framed`] : [];
