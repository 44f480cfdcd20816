import type { Scheduler } from "../facts/routes.ts";
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

/** Address of the framed newsletter form, or null where none is configured yet (D18). */
export const newsletterForm = (site: Site): string | null =>
  site.links.newsletter && !isPlaceholder(site.links.newsletter) ? site.links.newsletter : null;

/** Whether the event is still announced on a day (D20). @param today ISO 8601 day of the build */
export const showsEvent = (site: Site, today: string): boolean =>
  site.event.showUntil === null || today <= site.event.showUntil;

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
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) => placeholders(child, path ? `${path}.${key}` : key));
}
