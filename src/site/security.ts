import type { Site } from "./schema.ts";

/** The address of `security.txt` on the site (RFC 9116, 3). */
const securityPath = "/.well-known/security.txt";

/** The content of `security.txt`: fields of RFC 9116, 2.5, a line each. */
export function securityText({ url, languages, security: { contact, expires } }: Site): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
  ];
  // A canonical address must be https (2.5.2).
  if (url.startsWith("https:")) lines.push(`Canonical: ${url}${securityPath}`);
  return `${lines.join("\n")}\n`;
}

/** How long before its end `npm run launch-check` begins to list a date. */
const noticeDays = 30;

/** What is due of the dates in the configuration, as `field: what` lines for `npm run launch-check`. */
export function dueDates({ security: { expires } }: Site, now: Date): string[] {
  const days = Math.ceil((Date.parse(expires) - now.getTime()) / 86_400_000);
  if (days > noticeDays) return [];
  const state = days > 0 ? `ends in ${days} ${days === 1 ? "day" : "days"}` : "has passed";
  return [
    `security.expires: ${expires} ${state}; check security.contact and set a day within the next twelve months`,
  ];
}

/**
 * What the site promises on behalf of other hosts and browsers remember for two years, as `field: what` lines for
 * `npm run launch-check` (RFC 6797, 14.4).
 */
export function hstsCommitments({ url, hsts }: Site): string[] {
  const { hostname } = new URL(url);
  return [
    hsts.includeSubDomains &&
      `hsts.includeSubDomains: every host below ${hostname} must be served over HTTPS, mail and intranet included`,
    hsts.preload &&
      `hsts.preload: once ${hostname} is on the list of browsers, leaving it takes months; see https://hstspreload.org`,
  ].filter((line) => line !== false);
}
