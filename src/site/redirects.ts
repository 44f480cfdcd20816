import { belongsToContentHub, healthPath, namesFile, routes, sampleDocuments } from "../content/routes.ts";
import type { Diagnostic } from "../diagnostics.ts";

/** An address that the owner leads elsewhere (ADR 015). */
export interface Redirect {
  /** A path. It matches requests in any case, with or without a slash at their end. */
  from: string;
  /** A page or file of the site, or an https address elsewhere; each with query and hash if need be. */
  to: string;
  /** 301 for good, 302 for now (RFC 9110, 15.4). */
  status: 301 | 302;
}

const lowerCase = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase());

const pages = new Set(lowerCase(Object.values(routes).map(({ path }) => path)));
const otherAnswers = new Set(lowerCase([healthPath, ...Object.values(sampleDocuments)]));
const ownFolders = /^\/(?:_astro|assets|drawings|share)(?:\/|$)/;
const path = /^(?:\/[^/?#\\%\p{Cc}]+)+$/u;
/** RFC 3986, 2: what is allowed in an address. */
const addressCharacters = /^[\w.~!$&'()*+,;=:@/?#[\]%-]+$/;

/** The path of an address on this site, in the form in which paths are looked up, or nothing for one elsewhere. */
export const pathOf = (address: string): string | undefined =>
  /^\/(?!\/)[^?#]*/.exec(address)?.[0].toLowerCase();

type Explanation = readonly [message: string, fix: string];

const remove = "remove this redirect";

function findingOfSource(from: string): Explanation | undefined {
  const key = from.toLowerCase();
  if (!path.test(from))
    return [
      "is no path",
      "expected a path such as /old-page, without host, query, hash, percent sign and slash at its end",
    ];
  if (pages.has(key)) return ["is a page of the site, which is shown and never redirected", remove];
  if (otherAnswers.has(key) || ownFolders.test(key))
    return ["is answered with something of the site's own", remove];
  return belongsToContentHub(key) ? ["is redirected to the content hub already", remove] : undefined;
}

const isElsewhere = (address: string, site: string): boolean => {
  const url = address.startsWith("https://") ? URL.parse(address) : null;
  return url !== null && !url.username && !url.password && url.origin !== site;
};

const anywhere =
  "expected a page or file of the site such as /for-brokers, or an address elsewhere that begins with https://";

function findingOfTarget(to: string, site: string): Explanation | undefined {
  const key = pathOf(to);
  const isFine =
    addressCharacters.test(to) &&
    (key === undefined
      ? isElsewhere(to, site)
      : pages.has(key) || (namesFile(key) && !belongsToContentHub(key)));
  return isFine ? undefined : ["leads nowhere", anywhere];
}

/**
 * What is wrong with the owner's redirects, at most once a row and field: addresses that are answered otherwise,
 * sources that are there twice, targets that are nowhere, and targets that lead on or back.
 * @param site the site's own origin
 */
export function checkRedirects(redirects: readonly Redirect[], site: string): Diagnostic[] {
  const sources = redirects.map(({ from }) => from.toLowerCase());
  const rowAt = (address: string): number => {
    const key = pathOf(address);
    return key === undefined ? -1 : sources.indexOf(key.replace(/(?<=.)\/$/, ""));
  };
  const named = (row: number) => `redirects[${row}] (${redirects[row]?.from} to ${redirects[row]?.to})`;

  const redirectChain = (index: number): Explanation | undefined => {
    const next = rowAt(redirects[index]?.to ?? "");
    if (next === -1) return undefined;
    const rows = [index];
    let last = next;
    while (last !== -1 && !rows.includes(last)) {
      rows.push(last);
      last = rowAt(redirects[last]?.to ?? "");
    }
    if (last !== -1) return [`leads in a circle, by ${named(next)}`, anywhere];
    return [
      `is redirected itself, by ${named(next)}`,
      `expected where that ends, ${redirects[rows.at(-1) ?? next]?.to}`,
    ];
  };

  return redirects.flatMap(({ from, to }, index) => {
    const first = sources.indexOf(from.toLowerCase());
    const isRepeated = first < index;
    const findings = {
      from:
        findingOfSource(from) ??
        (isRepeated ? ([`is redirected already, by ${named(first)}`, remove] as const) : undefined),
      to: redirectChain(index) ?? findingOfTarget(to, site),
    };
    return Object.entries(findings).flatMap(([field, finding]): Diagnostic[] => {
      if (!finding) return [];
      const [message, fix] = finding;
      const place = { file: "site.config.json", path: ["redirects", index, field] };
      return [{ code: "wrong-redirect", severity: "error", ...place, message, fix }];
    });
  });
}

/**
 * An address with the query of a request behind its own query and before its hash.
 * @param query with its question mark, or empty
 */
export function withQuery(address: string, query: string): string {
  if (query.length <= 1) return address;
  const [, place = "", hash = ""] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return place + (place.includes("?") ? `&${query.slice(1)}` : query) + hash;
}
