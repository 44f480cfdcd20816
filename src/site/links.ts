import { type Scheduler, sampleDocuments } from "../facts/routes.ts";
import { languageParameter } from "../languages/choosing/choose.ts";
import type { Language } from "../languages/languages.ts";
import type { Site } from "./schema.ts";

/**
 * The address of a demo scheduler with tracking (D9, LY-11). Only this function writes `utm_` parameters.
 * @param content identifies the button, such as `hero`
 * @param language the value of `utm_term`
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

/** Whether an address still has a domain for documentation (RFC 2606). */
export const isPlaceholder = (address: string): boolean => placeholderHosts.test(new URL(address).hostname);

/** Whether the sample newsletter form is shown, because the owner has not set an address yet (D18). */
export const framesSample = ({ links: { newsletter } }: Site): boolean =>
  newsletter === null || isPlaceholder(newsletter);

/** A form to frame, and the permissions of its sandbox. */
export interface FramedForm {
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

/** The samples that replace values not set yet, as `field: what` lines for `npm run doctor`. */
export const samplesIn = (site: Site): string[] =>
  framesSample(site) ? [`links.newsletter: the sample form at ${sampleDocuments.newsletter}`] : [];

/** All configured values that are still placeholders, as `field: value` lines for `npm run doctor` (D2). */
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
