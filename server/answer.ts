import {
  belongsToContentHub,
  healthPath,
  namesFile,
  type StatusWithDocument,
  statusDocuments,
} from "../src/facts/routes.ts";
import {
  chooseLanguage,
  cookieCandidates,
  languageCookie,
  languageKey,
  languageParameter,
  queryCandidates,
  withoutParameters,
} from "../src/languages/choosing/choose.ts";
import { defaultLanguage, type Language } from "../src/languages/languages.ts";
import { withQuery } from "../src/site/redirects.ts";
import { preferredEncodings } from "./encoding.ts";
import { isSecure } from "./headers.ts";
import { isFramed } from "./manifest.ts";
import { memoize } from "./memoize.ts";
import type { Answer, ManifestView, ProtocolFailure, Representations } from "./view.ts";

export type { Answer } from "./view.ts";

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

/**
 * Decides which document or file answers a request. A pure function that answers any input and never throws. Rules: D4
 * to D7 and ADR 015 for paths, D10 to D12 for languages, RFC 9110 for methods, conditions and encodings.
 */
export const answer = (request: VisitorRequest, view: ManifestView): Answer => {
  const { method, headers } = request;
  const target = readTarget(request.target);
  if (method !== "GET" && method !== "HEAD") return answerStatus(405, request, target, view);
  if (target.fault === "too long") return answerFailure(414, view);
  if (target.fault || !isHost(headers.host ?? "")) return answerStatus(400, request, target, view);
  if (target.path === healthPath)
    return method === "HEAD" ? { ...view.health, body: undefined } : view.health;
  if (!view.isServedHost(target.host ?? headers.host ?? ""))
    return redirect(301, view.site.url + target.encodedPath + target.query, request, target, view);

  const asset = view.assets.get(target.path);
  if (asset) return represent(request, asset);
  const document = view.documents.get(target.route);
  if (document) return answerDocument(request, target, target.route, document, view);
  const moved = view.redirects.get(target.route.replace(/\/$/, ""));
  if (moved) return redirect(moved.status, withQuery(moved.to, target.query), request, target, view);
  if (belongsToContentHub(target.route)) {
    const location = view.site.contentHubOrigin + target.encodedPath + target.query;
    return redirect(302, location, request, target, view);
  }
  if (target.encodedPath.endsWith("/") && view.documents.has(target.route.slice(0, -1))) {
    // Only GET and HEAD get here. For them 301 does the same as 308 and is understood by all clients.
    const location = target.encodedPath.slice(0, -1) + target.query;
    return redirect(301, location, request, target, view);
  }
  if (namesFile(target.route)) return answerStatus(404, request, target, view);
  // The cookie of the answer keeps the language (D4, ADR 015).
  return redirect(302, `/${withoutParameters(target.query, [languageParameter])}`, request, target, view);
};

/** The answer if handling a request failed or its headers are at odds, in the visitor's language. Never throws. */
export const answerError = (status: 400 | 500, request: VisitorRequest, view: ManifestView): Answer => {
  try {
    return answerStatus(status, request, readTarget(request.target), view);
  } catch {
    return answerFailure(status, view);
  }
};

/** The answer if a request could not be read: documents (400, 500) are in English and not compressed. */
export const answerFailure = (status: 400 | 500 | ProtocolFailure, view: ManifestView): Answer =>
  view.failures.get(status as ProtocolFailure) ??
  view.documents.get(statusDocuments[status as 400 | 500])?.get(defaultLanguage)?.identity.full ??
  view.bareFailure;

interface Target {
  fault?: undefined;
  /** Percent-decoded, for look-up. */
  path: string;
  /** The path in lower case (D5). */
  route: string;
  /** As sent, safe for a header: ASCII without spaces, control characters, quotes and backslashes. */
  encodedPath: string;
  /** As sent and safe for a header, with its question mark, or empty. */
  query: string;
  /** Values of `lng` in the query. */
  languages: readonly string[];
  /** Host and port of an absolute address. */
  host: string | undefined;
}

/** A target that names nothing. Its query still says in which language to answer. */
interface FaultyTarget extends Pick<Target, "languages"> {
  fault: "too long" | "malformed";
}

type ReadTarget = Target | FaultyTarget;

const maxTargetLength = 8192;
const visibleAscii = /^[!-~]+$/;
const originOrAbsoluteForm = /^(?:https?:\/\/([\w.:[\]-]+)(?=[/?]|$))?((?:\/[^?#\\]*)?)(\?[^#\\]*)?$/i;
const controlOrBackslash = /[\p{Cc}\\]/u;

const readTarget = memoize((target: string): ReadTarget => {
  const [rawQuery] = /\?[^#]*/.exec(target) ?? [];
  const languages = rawQuery ? queryCandidates(rawQuery) : [];
  if (target.length > maxTargetLength) return { fault: "too long", languages };
  const [, host, rawPath = "", query = ""] = originOrAbsoluteForm.exec(target) ?? [];
  // Only an address with a host may lack the path (RFC 9112, 3.2.2).
  const encodedPath = rawPath || (host ? "/" : "");
  const path = decodePath(encodedPath);
  if (!path || !visibleAscii.test(target) || controlOrBackslash.test(path))
    return { fault: "malformed", languages };
  return {
    path,
    route: path.toLowerCase(),
    encodedPath: encodeUnsafe(encodedPath),
    query: encodeUnsafe(query),
    languages,
    host,
  };
});

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Encodes characters that browsers send as they are, although RFC 3986 does not allow them in an address. */
const encodeUnsafe = (text: string): string => text.replace(/["<>^`{|}]/g, encodeURIComponent);

/** Host and port of RFC 3986, 3.2, or nothing. A comma, by which two Host headers may be joined, is not among them. */
const isHost = memoize((host: string): boolean =>
  /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})*|\[[\da-f:.]+\])(?::\d{0,5})?$/i.test(host),
);

interface NegotiatedLanguage {
  language: Language;
  /** Headers that depend on more than the language. */
  headers: readonly string[];
}

const noHeaders: readonly string[] = [];
const forgetPrerendered = ["Clear-Site-Data", '"prefetchCache", "prerenderCache"'];

const negotiateLanguage = (
  { headers }: VisitorRequest,
  { languages }: ReadTarget,
  { site, usualLanguage }: ManifestView,
): NegotiatedLanguage => {
  const remembered = headers.cookie?.includes(languageKey)
    ? chooseLanguage(cookieCandidates(headers.cookie), site.publishedLanguages)
    : undefined;
  const usual = remembered ?? usualLanguage(headers["accept-language"] ?? "");
  const asked = languages.length > 0 ? chooseLanguage(languages, site.publishedLanguages) : undefined;
  if (!asked) return { language: usual, headers: noHeaders };
  const stored = ["Set-Cookie", languageCookie(asked, { secure: isSecure(site) })];
  return { language: asked, headers: asked === usual ? stored : [...stored, ...forgetPrerendered] };
};

const redirect = (
  status: 301 | 302,
  location: string,
  request: VisitorRequest,
  target: Target,
  view: ManifestView,
): Answer => {
  const { language, headers } = negotiateLanguage(request, target, view);
  return {
    status,
    headers: [...view.redirectHeaders, "Content-Language", language, ...headers, "Location", location],
    body: undefined,
    language,
  };
};

const answerStatus = (
  status: StatusWithDocument,
  request: VisitorRequest,
  target: ReadTarget,
  view: ManifestView,
): Answer => {
  const name = statusDocuments[status];
  const document = view.documents.get(name);
  return document ? answerDocument(request, target, name, document, view) : view.bareFailure;
};

const answerDocument = (
  request: VisitorRequest,
  target: ReadTarget,
  name: string,
  document: ReadonlyMap<Language, Representations>,
  view: ManifestView,
): Answer => {
  const { language, headers } = negotiateLanguage(request, target, view);
  const representations = document.get(language);
  if (!representations) return view.bareFailure;
  const decided = represent(request, representations);
  // A framed document follows the language of the page around it, which is no choice of the visitor to store.
  if (headers.length === 0 || isFramed(name)) return decided;
  return { ...decided, headers: [...decided.headers, ...headers] };
};

/** Chooses encoding and status for stored bytes. */
const represent = ({ method, headers }: VisitorRequest, representations: Representations): Answer => {
  const preferred = preferredEncodings(headers["accept-encoding"] ?? "");
  const encoding = preferred.find((encoding) => representations[encoding]) ?? "identity";
  const { entityTag, full, head, notModified } = representations[encoding] ?? representations.identity;
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined && full.status === 200 && namesEntityTag(ifNoneMatch, entityTag))
    return notModified;
  return method === "HEAD" ? head : full;
};

/** Weak comparison with each tag of an `If-None-Match` list, or any at all for `*` (RFC 9110, 13.1.2). */
const namesEntityTag = (ifNoneMatch: string, entityTag: string): boolean =>
  ifNoneMatch.trim() === "*" || (ifNoneMatch.match(/"[^"]*"/g)?.includes(entityTag) ?? false);
