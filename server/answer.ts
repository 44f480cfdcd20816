import {
  belongsToContentHub,
  healthPath,
  namesFile,
  type StatusWithDocument,
  statusDocuments,
} from "../src/content/routes.ts";
import { defaultLanguage, type Language } from "../src/i18n/languages.ts";
import {
  acceptLanguageCandidates,
  chooseLanguage,
  cookieCandidates,
  languageCookie,
  queryCandidates,
} from "../src/i18n/negotiation/choose.ts";
import { withQuery } from "../src/site/redirects.ts";
import { preferredEncodings } from "./encoding.ts";
import { documentHeaders, isSecure, policyHeaders } from "./headers.ts";
import { isFramed, type Variant } from "./manifest.ts";
import type { Entry, ManifestView } from "./view.ts";

/** What counts of a request. */
export type VisitorRequest = Pick<Request, "method" | "url"> & { headers: Pick<Headers, "get"> };

export interface Answer {
  status: 200 | 301 | 302 | 304 | 412 | 417 | StatusWithDocument;
  headers: Readonly<Record<string, string>>;
  /** A file of the build, a short text, or nothing. HEAD gets it too, and no host sends it. */
  body?: Variant | string;
}

/**
 * Decides which document or file answers a request. A pure function that answers any input and never throws. Rules: D4
 * to D7 and ADR 015 for paths, D10 to D12 for languages, RFC 9110 for methods, expectations, conditions and encodings.
 */
export const answer = (request: VisitorRequest, view: ManifestView): Answer => {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return answerStatus(405, request, view);
  const expectation = headers.get("expect") ?? "";
  if (!/^(?:100-continue)?$/i.test(expectation)) return answerText(417, "417 Expectation Failed\n", view);
  const { pathname = "", search, host } = URL.parse(request.url) ?? {};
  // That of another scheme may begin without a slash, `es:%2fblog`, and would go on a host's name in a redirect.
  const path = pathname.startsWith("/") ? decodePath(pathname) : undefined;
  if (!path || !isHost(headers.get("host") ?? "")) return answerStatus(400, request, view);
  if (path === healthPath) return answerText(200, `${view.build}\n`, view);
  if (view.hosts && !view.hosts.includes(host ?? ""))
    return redirect(301, view.site.url + pathname + search, request, view);

  const asset = view.assets.get(path);
  if (asset) return represent(asset, request, view);
  const route = path.toLowerCase();
  if (view.documents.has(route)) return answerDocument(route, request, view);
  const moved = view.redirects.get(route.replace(/\/$/, ""));
  if (moved) return redirect(moved.status, withQuery(moved.to, search ?? ""), request, view);
  if (belongsToContentHub(route))
    return redirect(302, view.site.contentHubOrigin + pathname + search, request, view);
  // Only GET and HEAD get here. For them 301 does the same as 308 and is understood by all clients.
  if (pathname.endsWith("/") && view.documents.has(route.slice(0, -1)))
    return redirect(301, pathname.slice(0, -1) + search, request, view);
  if (namesFile(route)) return answerStatus(404, request, view);
  return redirect(302, `/${search}`, request, view);
};

/** The answer if there is not even an error screen. */
export const answerBare = (view: ManifestView): Answer =>
  answerText(500, "500 Internal Server Error\n", view);

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Host and port of RFC 3986, 3.2, or nothing. A comma, by which two Host headers are joined, is not among them. */
const isHost = (host: string): boolean =>
  /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})*|\[[\da-f:.]+\])(?::\d{0,5})?$/i.test(host);

interface NegotiatedLanguage {
  language: Language;
  /** Headers that keep a choice. */
  headers: Readonly<Record<string, string>>;
}

const negotiateLanguage = ({ url, headers }: VisitorRequest, { site }: ManifestView): NegotiatedLanguage => {
  const choose = (candidates: Parameters<typeof chooseLanguage>[0]) =>
    chooseLanguage(candidates, site.publishedLanguages);
  const asked = choose(queryCandidates(URL.parse(url)?.search ?? ""));
  const usual =
    // Several headers may come joined by a comma, which no value of a cookie may have (RFC 6265, 4.1.1).
    choose(cookieCandidates(headers.get("cookie")?.replaceAll(", ", "; "))) ??
    choose(acceptLanguageCandidates(headers.get("accept-language") ?? undefined)) ??
    defaultLanguage;
  if (!asked) return { language: usual, headers: {} };
  return {
    language: asked,
    headers: {
      "Set-Cookie": languageCookie(asked, { secure: isSecure(site) }),
      // What was prerendered before the choice is in another language.
      ...(asked !== usual && { "Clear-Site-Data": '"prefetchCache", "prerenderCache"' }),
    },
  };
};

const redirect = (
  status: 301 | 302,
  location: string,
  request: VisitorRequest,
  view: ManifestView,
): Answer => {
  const { language, headers } = negotiateLanguage(request, view);
  return {
    status,
    headers: {
      ...documentHeaders(view.site),
      "Content-Language": language,
      ...headers,
      Location: location,
      "Content-Length": "0",
    },
  };
};

const answerText = (status: 200 | 412 | 417 | 500, body: string, { site }: ManifestView): Answer => ({
  status,
  headers: {
    ...policyHeaders(site),
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(body.length),
  },
  body,
});

/** A document with a status: the error screen (D7), or the not-found page (D4), in the visitor's language. */
export const answerStatus = (
  status: StatusWithDocument,
  request: VisitorRequest,
  view: ManifestView,
): Answer => answerDocument(statusDocuments[status], request, view);

const answerDocument = (name: string, request: VisitorRequest, view: ManifestView): Answer => {
  const { language, headers } = negotiateLanguage(request, view);
  const entry = view.documents.get(name)?.get(language);
  // A framed document follows the language of the page around it, which is no choice of the visitor to keep.
  return entry ? represent(entry, request, view, isFramed(name) ? {} : headers) : answerBare(view);
};

/** Chooses content coding and status for a file. Ranges are not served. */
const represent = (
  { status, headers, variants }: Entry,
  request: VisitorRequest,
  view: ManifestView,
  ofVisitor: Readonly<Record<string, string>> = {},
): Answer => {
  const preferred = preferredEncodings(request.headers.get("accept-encoding") ?? "");
  const encoding = preferred.find((encoding) => variants[encoding]) ?? "identity";
  const variant = variants[encoding] ?? variants.identity;
  const entityTag = `"${variant.hash}"`;
  const all: Record<string, string> = {
    ...headers,
    ...ofVisitor,
    ...(status === 200 && { ETag: entityTag }),
  };
  const ifMatch = request.headers.get("if-match") ?? "*";
  const ifNoneMatch = request.headers.get("if-none-match") ?? "";
  // In this order (RFC 9110, 13.2.2).
  if (status === 200 && !namesEntityTag(ifMatch, entityTag, "strong"))
    return answerText(412, "412 Precondition Failed\n", view);
  if (status === 200 && namesEntityTag(ifNoneMatch, entityTag, "weak")) {
    const { "Content-Type": _, ...unchanged } = all;
    return { status: 304, headers: unchanged };
  }
  return {
    status,
    headers: {
      ...all,
      "Content-Length": String(variant.size),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
    body: variant,
  };
};

/**
 * Compares an `If-Match` or `If-None-Match` list with a tag (RFC 9110, 8.8.3.2): a weak tag of the list is only equal in
 * weak comparison, and `*` is any.
 */
const namesEntityTag = (list: string, entityTag: string, comparison: "strong" | "weak"): boolean =>
  list.trim() === "*" ||
  (list.match(comparison === "weak" ? /"[^"]*"/g : /(?<!W\/)"[^"]*"/g)?.includes(entityTag) ?? false);
