/**
 * Where visitors came from, for links to schedulers (D9, ADR 032). The page's script uses these functions, so they
 * import nothing.
 */

/** The first and the last time in a session that a visitor came from elsewhere, as queries: `gclid=…&landing_path=…`. */
export interface Touches {
  first: string;
  last: string;
}

/**
 * What touches are called at a vendor of schedulers. `{key}` stands for the name of each value, such as `utm_source`; a
 * name without it gets the whole touch.
 */
type TouchFields = Touches;

/** The fields of each scheduler, by how links to it begin (`linkPrefix`). */
export type SchedulerFields = Readonly<Record<string, TouchFields>>;

/** How links to a scheduler begin: what stands before our own labels. */
export const linkPrefix = (link: string): string => link.split("utm_source=", 1)[0] ?? link;

const campaignParameter = /^(?:utm_[a-z\d_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|li_fat_id|ttclid)$/;
const maxParameters = 16;
const maxValueLength = 500;
/** Keeps a link with both touches below 8,192 bytes, the least that common servers read. */
const maxTouchLength = 1500;

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

const cleaned = (entries: Iterable<[key: string, value: string]>): [key: string, value: string][] =>
  Array.from(entries, ([key, value]): [string, string] => [
    key,
    value.replace(controls, "").trim().slice(0, maxValueLength),
  ]).filter(([, value]) => value);

const campaignParametersOf = ({ searchParams }: URL): [key: string, value: string][] =>
  cleaned(searchParams)
    .filter(([key]) => campaignParameter.test(key))
    .slice(0, maxParameters);

function touchOf(page: URL, referrer: URL | undefined): string {
  const touch = new URLSearchParams();
  const place = cleaned([
    ["referrer_host", referrer?.host ?? ""],
    ["landing_path", page.pathname],
  ]);
  for (const [key, value] of [...campaignParametersOf(page), ...place]) {
    if (touch.has(key)) continue;
    touch.append(key, value);
    if (`${touch}`.length > maxTouchLength) touch.delete(key);
  }
  return `${touch}`;
}

/** How a visitor reached a page. */
export interface Arrival {
  address: string;
  /** The address of the page before, or empty. */
  referrer: string;
  /** Whether a page of the session is shown again: reloaded, or reached by Back or Forward. */
  again: boolean;
}

/**
 * The touches after an arrival. Parameters of a campaign or another host make a touch; the first arrival of a session makes
 * one in any case. Whoever comes from a scheduler has come from us.
 * @param stored those of the session so far
 * @param schedulerHosts hosts of the schedulers
 */
export function touchesAfter(
  { address, referrer, again }: Arrival,
  stored: Touches | undefined,
  schedulerHosts: readonly string[],
): Touches | undefined {
  const page = new URL(address);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const hasCampaign = campaignParametersOf(page).length > 0;
  const isWithin = from?.host === page.host;
  if (from && schedulerHosts.includes(from.host)) return stored;
  if (stored && (again || (!hasCampaign && (!from || isWithin)))) return stored;
  // A new tab has no storage yet, but the address of the page that it was opened from may have parameters of a campaign.
  if (from && isWithin && !hasCampaign)
    return campaignParametersOf(from).length > 0
      ? touchesAfter({ address: referrer, referrer: "", again }, stored, schedulerHosts)
      : undefined;
  const touch = touchOf(page, isWithin ? undefined : from);
  return { first: stored?.first ?? touch, last: touch };
}

/** A link to a scheduler with the touches in fields of their own. What the link has already stays as it is. */
export function withTouches(link: string, touches: Touches, fields: TouchFields): string {
  const url = new URL(link);
  const added = new URLSearchParams();
  for (const touch of ["first", "last"] as const) {
    const name = fields[touch];
    const values = name.includes("{key}")
      ? [...new URLSearchParams(touches[touch])].map(([key, value]) => [name.replace("{key}", key), value])
      : [[name, touches[touch]]];
    for (const [name = "", value = ""] of values)
      if (!url.searchParams.has(name) && !added.has(name)) added.append(name, value);
  }
  // Appending to `searchParams` would write the rest of the query anew.
  if (added.size > 0) url.search += `${url.search && "&"}${added}`;
  return url.href;
}
