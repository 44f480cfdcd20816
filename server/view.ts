import { type StatusWithDocument, statusDocuments } from "../src/content/routes.ts";
import type { Language } from "../src/i18n/languages.ts";
import type { Redirect } from "../src/site/redirects.ts";
import { assetHeaders, documentHeaders } from "./headers.ts";
import type { DocumentEntry, Manifest, ServedSite, Variants } from "./manifest.ts";

/** A document or file with the headers that do not depend on the visitor. */
export interface Entry {
  status: 200 | StatusWithDocument;
  headers: Readonly<Record<string, string>>;
  variants: Variants;
}

/** The manifest, prepared for look-up. Paths of documents and redirects are in lower case (D5). */
export interface ManifestView {
  build: string;
  site: ServedSite;
  documents: ReadonlyMap<string, ReadonlyMap<Language, Entry>>;
  assets: ReadonlyMap<string, Entry>;
  /** The owner's own. */
  redirects: ReadonlyMap<string, Redirect>;
  /** Hosts that are not redirected to the canonical one. Without a list, none is. */
  hosts: readonly string[] | undefined;
}

export interface ViewOptions {
  /** How long caches that visitors share may keep a document, 0 for not at all. */
  sharedCacheSeconds?: number;
}

const statuses = new Map<string, StatusWithDocument>(
  Object.entries(statusDocuments).map(([status, name]) => [name, Number(status) as StatusWithDocument]),
);

const canonicalHosts = ({ redirectToCanonicalHost, url }: ServedSite): ManifestView["hosts"] => {
  const { host, protocol } = new URL(url);
  return redirectToCanonicalHost ? [host, `${host}:${protocol === "https:" ? 443 : 80}`] : undefined;
};

/** Prepares the look-up of all that a build can answer with. */
export const viewManifest = (
  { build, site, documents, assets, previous }: Manifest,
  { sharedCacheSeconds = 0 }: ViewOptions = {},
): ManifestView => {
  const entryOf = ({ document, language, headers, variants }: DocumentEntry): Entry => {
    const status = statuses.get(document) ?? 200;
    return {
      status,
      headers: {
        ...documentHeaders(site, status === 200 ? sharedCacheSeconds : 0),
        "Content-Language": language,
        ...(status === 405 && { Allow: "GET, HEAD" }),
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
      },
      variants,
    };
  };
  const byName = Map.groupBy(documents, ({ document }) => document.toLowerCase());
  return {
    build,
    site,
    documents: new Map(
      Array.from(byName, ([name, rows]) => [name, new Map(rows.map((row) => [row.language, entryOf(row)]))]),
    ),
    assets: new Map(
      [...(previous?.assets ?? []), ...assets].map(({ path, headers, variants }) => [
        path,
        { status: 200, headers: { ...assetHeaders(site, path), ...headers }, variants },
      ]),
    ),
    redirects: new Map(site.redirects.map((row) => [row.from.toLowerCase(), row])),
    hosts: canonicalHosts(site),
  };
};
