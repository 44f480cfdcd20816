import { type StatusWithDocument, statusDocuments } from "../src/facts/routes.ts";
import { acceptLanguageCandidates, chooseLanguage } from "../src/languages/choosing/choose.ts";
import { defaultLanguage, type Language } from "../src/languages/languages.ts";
import type { Redirect } from "../src/site/redirects.ts";
import { assetHeaders, documentHeaders, policyHeaders } from "./headers.ts";
import {
  type AssetEntry,
  type DocumentEntry,
  type Encoding,
  encodings,
  type Manifest,
  type Site,
  type Variant,
} from "./manifest.ts";
import { memoize } from "./memoize.ts";

/** Failures of the protocol, before there is anything to choose a document by. They get a line of text. */
export const protocolFailures = {
  408: "Request Timeout",
  414: "URI Too Long",
  431: "Request Header Fields Too Large",
  501: "Not Implemented",
  503: "Service Unavailable",
  505: "HTTP Version Not Supported",
} as const;

export type ProtocolFailure = keyof typeof protocolFailures;

export interface Answer {
  readonly status: 200 | 301 | 302 | 304 | StatusWithDocument | ProtocolFailure;
  /** Names and values in turn, as Node's `writeHead` takes them. */
  readonly headers: readonly string[];
  /** A stored file, or a short text, or nothing. */
  readonly body: Variant | string | undefined;
  /** That of a document or redirect. */
  readonly language: Language | undefined;
}

/** A document or asset in one content coding, with every answer that can come of it. */
export interface Representation {
  entityTag: string;
  full: Answer;
  /** For HEAD. */
  head: Answer;
  notModified: Answer;
}

export type Representations = { readonly identity: Representation } & {
  readonly [encoding in Encoding]?: Representation;
};

/** The manifest, prepared for look-up. Paths of routes are in lower case (D5). */
export interface ManifestView {
  site: Site;
  documents: ReadonlyMap<string, ReadonlyMap<Language, Representations>>;
  assets: ReadonlyMap<string, Representations>;
  /** The owner's redirects, by path. */
  redirects: ReadonlyMap<string, Redirect>;
  /** Headers of redirects, without language and location. */
  redirectHeaders: readonly string[];
  failures: ReadonlyMap<ProtocolFailure, Answer>;
  /** For a document that is not there. */
  bareFailure: Answer;
  health: Answer;
  /** Whether a host is answered, or redirected to the canonical one. */
  isServedHost: (host: string) => boolean;
  /** The language of a visitor who has chosen none, from an `Accept-Language` header. */
  usualLanguage: (acceptLanguage: string) => Language;
}

/** Names and values of an answer's headers. */
export const headerPairs = (headers: readonly string[]): [name: string, value: string][] =>
  Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[2 * index] ?? "",
    headers[2 * index + 1] ?? "",
  ]);

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** Ranges are not served. */
const represent = (
  status: 200 | StatusWithDocument,
  { "Content-Type": type, ...headers }: Record<string, string> & { "Content-Type": string },
  encoding: Encoding,
  variant: Variant,
  language: Language | undefined,
): Representation => {
  const entityTag = `"${variant.hash}"`;
  const full: Answer = {
    status,
    headers: flat({
      ...headers,
      "Content-Type": type,
      "Content-Length": String(variant.size),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(status === 200 && { ETag: entityTag }),
    }),
    body: variant,
    language,
  };
  return {
    entityTag,
    full,
    head: { ...full, body: undefined },
    notModified: { status: 304, headers: flat({ ...headers, ETag: entityTag }), body: undefined, language },
  };
};

const representAll = (
  status: 200 | StatusWithDocument,
  headers: Record<string, string> & { "Content-Type": string },
  { variants }: DocumentEntry | AssetEntry,
  language: Language | undefined,
): Representations => {
  const of = (encoding: Encoding, variant: Variant) =>
    represent(status, headers, encoding, variant, language);
  const others = encodings.flatMap((encoding): [Encoding, Representation][] => {
    const variant = variants[encoding];
    return variant ? [[encoding, of(encoding, variant)]] : [];
  });
  return { ...Object.fromEntries(others), identity: of("identity", variants.identity) };
};

const statusOf = new Map<string, StatusWithDocument>(
  Object.entries(statusDocuments).map(([status, name]) => [name, Number(status) as StatusWithDocument]),
);

const text = (site: Site, status: 200 | 500 | ProtocolFailure, body: string): Answer => ({
  status,
  headers: flat({
    ...policyHeaders(site),
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(body.length),
  }),
  body,
  language: undefined,
});

const servedHost = ({ redirectToCanonicalHost, url }: Site): ManifestView["isServedHost"] => {
  if (!redirectToCanonicalHost) return () => true;
  const { host, protocol } = new URL(url);
  const canonical = [host, `${host}:${protocol === "https:" ? 443 : 80}`];
  return (asked) => canonical.includes(asked.toLowerCase());
};

/**
 * Prepares every answer of a build, so that a request costs little more than looking one up.
 * @param sharedCacheSeconds how long caches that visitors share may keep a document, 0 for not at all
 */
export const viewManifest = (
  { build, site, documents, assets, previous }: Manifest,
  { sharedCacheSeconds = 0 }: { sharedCacheSeconds?: number } = {},
): ManifestView => {
  const prepareDocument = (entry: DocumentEntry): Representations => {
    const status = statusOf.get(entry.document) ?? 200;
    const headers = {
      ...documentHeaders(site, status === 200 ? sharedCacheSeconds : 0),
      "Content-Language": entry.language,
      ...(status === 405 && { Allow: "GET, HEAD" }),
      ...entry.headers,
      "Content-Type": "text/html; charset=utf-8",
    };
    return representAll(status, headers, entry, entry.language);
  };
  const prepareAsset = (entry: AssetEntry): Representations => {
    const headers = { ...assetHeaders(site, entry.path), ...entry.headers };
    return representAll(200, headers, entry, undefined);
  };
  const languagesOf = Map.groupBy(documents, (entry) => entry.document.toLowerCase());
  return {
    site,
    documents: new Map(
      Array.from(languagesOf, ([name, entries]) => [
        name,
        new Map(entries.map((entry) => [entry.language, prepareDocument(entry)])),
      ]),
    ),
    assets: new Map(
      [...(previous?.assets ?? []), ...assets].map((entry) => [entry.path, prepareAsset(entry)]),
    ),
    redirects: new Map(site.redirects.map((row) => [row.from.toLowerCase(), row])),
    redirectHeaders: flat({ ...documentHeaders(site), "Content-Length": "0" }),
    failures: new Map(
      Object.entries(protocolFailures).map(([code, reason]) => {
        const status = Number(code) as ProtocolFailure;
        return [status, text(site, status, `${status} ${reason}\n`)];
      }),
    ),
    bareFailure: text(site, 500, "500 Internal Server Error\n"),
    health: text(site, 200, `${build}\n`),
    isServedHost: servedHost(site),
    usualLanguage: memoize(
      (header) =>
        chooseLanguage(acceptLanguageCandidates(header), site.publishedLanguages) ?? defaultLanguage,
    ),
  };
};
