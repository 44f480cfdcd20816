import { contentHubPrefixes, type StatusWithDocument, statusDocuments } from "../src/facts/routes.ts";
import {
  acceptLanguageCandidates,
  chooseLanguage,
  cookieCandidates,
  languageCookie,
  queryCandidates,
} from "../src/languages/choosing/choose.ts";
import { defaultLanguage, type Language } from "../src/languages/languages.ts";
import { chooseVariant } from "./encoding.ts";
import { assetHeaders, documentHeaders } from "./headers.ts";
import { type AssetEntry, isFramed, type ManifestView, type Variant, type Variants } from "./manifest.ts";

/** The parts of a request that matter here. `target` is the request-target as received (RFC 9112, 3.2). */
export interface VisitorRequest {
  method: string;
  target: string;
  headers: {
    host?: string | undefined;
    cookie?: string | undefined;
    "accept-language"?: string | undefined;
    "accept-encoding"?: string | undefined;
    "if-none-match"?: string | undefined;
  };
}

export interface Answer {
  status: 200 | 301 | 302 | 304 | StatusWithDocument;
  headers: Record<string, string>;
  /** The stored file to send, if any. */
  body: Variant | undefined;
}

/** What a target leads to, before language and encoding are chosen. */
type Outcome =
  | { document: string; status: 200 | StatusWithDocument }
  | { asset: AssetEntry }
  | { location: string; status: 301 | 302 };

/**
 * Decides which document or file answers a request. A pure function that answers any input and never throws. Rules: D4
 * to D7 for paths, D10 to D12 for languages, RFC 9110 for methods, conditions and encodings.
 */
export const answer = (request: VisitorRequest, view: ManifestView): Answer => {
  const target = parseTarget(request.target);
  const outcome = decide(request.method, target, view);
  if ("asset" in outcome) {
    const { asset } = outcome;
    const headers = { ...assetHeaders(asset), ...asset.headers, "Content-Type": asset.type };
    return represent(request, 200, headers, asset.variants);
  }
  const { language, headers } = negotiateLanguage(target?.query ?? "", request.headers, view);
  if ("location" in outcome) {
    return {
      status: outcome.status,
      headers: { ...documentHeaders, ...headers, Location: outcome.location, "Content-Length": "0" },
      body: undefined,
    };
  }
  // A framed document follows the language of the page around it, which is no choice of the visitor to store.
  const kept = isFramed(outcome.document) ? { "Content-Language": language } : headers;
  return answerDocument(request, outcome, language, kept, view);
};

/** The answer if a request could not be read (400) or handling it failed (500): in English and not compressed. */
export const answerFailure = (status: 400 | 500, view: ManifestView): Answer =>
  answerDocument(
    { method: "GET", target: "/", headers: {} },
    { document: statusDocuments[status], status },
    defaultLanguage,
    { "Content-Language": defaultLanguage },
    view,
  );

interface Target {
  /** Percent-decoded, for look-up. */
  path: string;
  /** As sent, safe for a header: ASCII without spaces, control characters, quotes and backslashes. */
  encodedPath: string;
  /** As sent and safe for a header, with its question mark, or empty. */
  query: string;
}

const maxTargetLength = 8192;
const visibleAscii = /^[!-~]+$/;
const originOrAbsoluteForm = /^(?:https?:\/\/[\w.:[\]-]+)?(\/[^?#\\]*)(\?[^#\\]*)?$/i;
const controlOrBackslash = /[\p{Cc}\\]/u;

const parseTarget = (target: string): Target | undefined => {
  if (target.length > maxTargetLength || !visibleAscii.test(target)) return undefined;
  const [, rawPath, rawQuery = ""] = originOrAbsoluteForm.exec(target) ?? [];
  const path = decodePath(rawPath);
  if (rawPath === undefined || path === undefined || controlOrBackslash.test(path)) return undefined;
  return { path, encodedPath: encodeUnsafe(rawPath), query: encodeUnsafe(rawQuery) };
};

const decodePath = (path = ""): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Encodes characters that browsers send as they are, although RFC 3986 does not allow them in an address. */
const encodeUnsafe = (text: string): string => text.replace(/["<>^`{|}]/g, encodeURIComponent);

const decide = (method: string, target: Target | undefined, view: ManifestView): Outcome => {
  if (method !== "GET" && method !== "HEAD") return failWith(405);
  if (!target) return failWith(400);
  const asset = view.assets.get(target.path);
  if (asset) return { asset };
  const path = target.path.toLowerCase();
  if (view.documents.has(path)) return { document: path, status: 200 };
  if (belongsToContentHub(path)) {
    return { location: view.site.contentHubOrigin + target.encodedPath + target.query, status: 302 };
  }
  if (target.encodedPath.endsWith("/") && view.documents.has(path.slice(0, -1))) {
    // Only GET and HEAD get here. For them 301 does the same as 308 and is understood by all clients.
    return { location: target.encodedPath.slice(0, -1) + target.query, status: 301 };
  }
  return namesFile(path) ? failWith(404) : { location: "/", status: 302 };
};

const failWith = (status: StatusWithDocument): Outcome => ({ document: statusDocuments[status], status });

const belongsToContentHub = (path: string): boolean =>
  contentHubPrefixes.some((prefix) => path === `/${prefix}` || path.startsWith(`/${prefix}/`));

const namesFile = (path: string): boolean =>
  path.startsWith("/_astro/") || path.startsWith("/assets/") || /\.[^./]+$/.test(path);

interface NegotiatedLanguage {
  language: Language;
  headers: Record<string, string>;
}

const negotiateLanguage = (
  query: string,
  headers: VisitorRequest["headers"],
  { site: { publishedLanguages } }: ManifestView,
): NegotiatedLanguage => {
  const asked = chooseLanguage(queryCandidates(query), publishedLanguages);
  const known = [
    ...cookieCandidates(headers.cookie),
    ...acceptLanguageCandidates(headers["accept-language"]),
  ];
  const usual = chooseLanguage(known, publishedLanguages) ?? defaultLanguage;
  const language = asked ?? usual;
  return {
    language,
    headers: {
      "Content-Language": language,
      ...(asked && { "Set-Cookie": languageCookie(asked, { secure: !isLoopback(headers.host) }) }),
      ...(language !== usual && { "Clear-Site-Data": '"prefetchCache", "prerenderCache"' }),
    },
  };
};

/** Hosts for which WebKit drops `Secure` cookies over HTTP: https://bugs.webkit.org/show_bug.cgi?id=281149 */
const isLoopback = (host = ""): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);

const answerDocument = (
  request: VisitorRequest,
  { document, status }: { document: string; status: 200 | StatusWithDocument },
  language: Language,
  headers: Record<string, string>,
  view: ManifestView,
): Answer => {
  const common = { ...documentHeaders, ...headers, ...(status === 405 && { Allow: "GET, HEAD" }) };
  const entry = view.documents.get(document)?.get(language);
  if (!entry) return { status: 500, headers: { ...common, "Content-Length": "0" }, body: undefined };
  const described = { ...common, ...entry.headers, "Content-Type": "text/html; charset=utf-8" };
  return represent(request, status, described, entry.variants);
};

/** Chooses encoding, entity tag and status for stored bytes. Ranges are not served. */
const represent = (
  { method, headers: { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } }: VisitorRequest,
  status: 200 | StatusWithDocument,
  { "Content-Type": type, ...headers }: Record<string, string> & { "Content-Type": string },
  variants: Variants,
): Answer => {
  const { encoding, variant } = chooseVariant(acceptEncoding, variants);
  const entityTag = `"${variant.hash}"`;
  if (status === 200 && namesEntityTag(ifNoneMatch, entityTag)) {
    return { status: 304, headers: { ...headers, ETag: entityTag }, body: undefined };
  }
  return {
    status,
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(variant.size),
      "Accept-Ranges": "none",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(status === 200 && { ETag: entityTag }),
    },
    body: method === "HEAD" ? undefined : variant,
  };
};

/** Weak comparison with each tag of an `If-None-Match` list, or any at all for `*` (RFC 9110, 13.1.2). */
const namesEntityTag = (ifNoneMatch = "", entityTag: string): boolean =>
  ifNoneMatch.trim() === "*" || (ifNoneMatch.match(/"[^"]*"/g)?.includes(entityTag) ?? false);
