import { type Scheduler, sampleDocuments } from "../facts/routes.ts";
import { languageParameter } from "../languages/choosing/choose.ts";
import type { Language } from "../languages/languages.ts";
import type { Site } from "./schema.ts";

/**
 * Address of a demo scheduler with its tracking (D9, LY-11). No other code writes `utm_` parameters.
 * @param content which button it is, such as `hero`
 * @param language goes into `utm_term`
 */
export function schedulerLink(site: Site, scheduler: Scheduler, content: string, language: Language): string {
  const url = new URL(site.links.schedulers[scheduler]);
  url.searchParams.set("utm_source", site.tracking.source);
  url.searchParams.set("utm_medium", site.tracking.medium);
  url.searchParams.set("utm_campaign", site.tracking.campaign);
  url.searchParams.set("utm_content", content);
  url.searchParams.set("utm_term", language);
  return url.href;
}

/** Address of an article on the content hub. @param path begins with a slash */
export const hubLink = (site: Site, path: string): string => new URL(path, site.links.contentHub).href;

const placeholderHosts = /(^|\.)example\.(com|org|net)$/;

/** Whether an address still leads to a documentation domain (RFC 2606). */
export const isPlaceholder = (address: string): boolean => placeholderHosts.test(new URL(address).hostname);

/** Whether our own sample stands in for the newsletter form, since the owner has set no address yet (D18). */
export const framesSample = ({ links: { newsletter } }: Site): boolean =>
  newsletter === null || isPlaceholder(newsletter);

/** A form to be framed, and what its sandbox lets it do. */
export interface FramedForm {
  address: string;
  sandbox: string;
}

/**
 * The newsletter form in a language (D18): the owner's, with the language's code in place of `{language}` or, where the
 * address has no such place, as `lng`; the sample until there is one.
 */
export function newsletterForm(site: Site, language: Language): FramedForm {
  const { newsletter } = site.links;
  if (newsletter === null || isPlaceholder(newsletter))
    // Its origin, so that it may load our fonts. It has no script, and must have none: a script of our own origin could
    // take the sandbox off.
    return {
      address: `${sampleDocuments.newsletter}?${languageParameter}=${language}`,
      sandbox: "allow-forms allow-same-origin",
    };
  const url = new URL(newsletter.replaceAll("{language}", language));
  if (!newsletter.includes("{language}")) url.searchParams.set(languageParameter, language);
  // A vendor's form needs its own origin, for its cookies and the calls that send what was typed. That is safe while it
  // is not ours: scripts that share the origin of the page around them can take the sandbox off.
  const own = url.origin === site.url ? "" : " allow-same-origin";
  return { address: url.href, sandbox: `allow-forms allow-scripts allow-popups${own}` };
}

/** What of our own stands in for a value that is not set yet, as `field: what` lines for `npm run doctor`. */
export const samplesIn = (site: Site): string[] =>
  framesSample(site) ? [`links.newsletter: the sample form at ${sampleDocuments.newsletter}`] : [];

/** Every configured value that is still a placeholder, as `field: value` lines for `npm run doctor` (D2). */
export function placeholders(value: unknown, path = ""): string[] {
  if (typeof value === "string") {
    const host = value.includes("@")
      ? value.split("@")[1]
      : URL.canParse(value)
        ? new URL(value).hostname
        : undefined;
    return host && placeholderHosts.test(host) ? [`${path}: ${value}`] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, child]) =>
    placeholders(child, path ? `${path}.${key}` : key),
  );
}
