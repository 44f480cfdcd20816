import { expect } from "vitest";
import type { Encoding } from "../../server/manifest.ts";
import { routes } from "../../src/facts/routes.ts";
import type { Language } from "../../src/languages/languages.ts";
import type { SentHeaders } from "./exchange.ts";
import { assetLike, entityTag, manifest } from "./site.ts";

/** The status and headers of an answer; null for a header that must not be there. */
export interface Expected {
  readonly status: number;
  readonly [header: string]: unknown;
}

export type Case = readonly [name: string, request: string, headers: SentHeaders, expected: Expected];

/** Stands in what visitors send, and must come back in no header but a redirect's address. */
export const visitorMark = "visitor-9f27c1";

const { contentHubOrigin: hub } = manifest.site;
const script = assetLike(/\/Document\..*\.js$/);

const ofVisitor = (language: Language) => ({
  "Content-Language": language,
  Vary: "Accept-Encoding, Accept-Language, Cookie",
  "Cache-Control": "no-cache",
  "Set-Cookie": null,
  "Clear-Site-Data": null,
  Location: null,
});
const html = (language: Language) => ({
  ...ofVisitor(language),
  "Content-Type": "text/html; charset=utf-8",
  Allow: null,
});
const document = (language: Language = "en", encoding: Encoding = "identity") => ({
  ...html(language),
  status: 200,
  "Content-Encoding": encoding === "identity" ? null : encoding,
  ETag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
});
const failure = (status: number, language: Language = "en") => ({ ...html(language), status, ETag: null });
const refusedMethod = { ...failure(405), Allow: "GET, HEAD" };
const redirect = (status: 301 | 302, to: string) => ({ ...ofVisitor("en"), status, Location: to });
const unchanged = {
  ...ofVisitor("en"),
  status: 304,
  ETag: entityTag("/", "en", "identity"),
  "Content-Length": null,
  "Content-Type": null,
};
const asset = (type: string, cacheControl: string) => ({
  status: 200,
  "Content-Type": type,
  "Content-Encoding": null,
  "Cache-Control": cacheControl,
  Vary: "Accept-Encoding",
  "Content-Language": null,
  "Set-Cookie": null,
});
const immutable = "public, max-age=31536000, immutable";
const withChoice = (expected: Expected) => ({
  ...expected,
  "Content-Language": "ja",
  "Set-Cookie": "i18nextLng=ja; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  "Clear-Site-Data": '"prefetchCache", "prerenderCache"',
});

const allSources = { Cookie: "a=b; i18nextLng=es", "Accept-Language": `pt-BR, ${visitorMark};q=0.1` };
const japanese = { "Accept-Language": "ja" };
const ifNoneMatch = (value: string) => ({ "If-None-Match": value });
const accept = (value: string) => ({ "Accept-Encoding": value });

/** Requests that the site decides, whatever the host. */
export const cases: readonly Case[] = [
  ["LN-01 the query comes first", "GET /?lng=ja", allSources, withChoice(document())],
  ["LN-01 then the cookie", "GET /", allSources, document("es")],
  [
    "LN-01 then Accept-Language",
    "GET /",
    { "Accept-Language": "qaa, pt-BR;q=0.9, ru;q=0.1" },
    document("pt"),
  ],
  ["LN-01 two Cookie headers are one", "GET /", { Cookie: ["a=b", "i18nextLng=hi"] }, document("hi")],
  [
    "LN-02 malformed values are skipped",
    "GET /?lng=%E0es",
    { Cookie: "i18nextLng=%E0", ...japanese },
    document("ja"),
  ],
  ["LN-03 a redirect keeps a choice", "GET /x?lng=ja", {}, withChoice(redirect(302, "/"))],
  ["LN-03 a failure keeps a choice", "GET /x.png?lng=ja", {}, withChoice(failure(404))],
  [
    "LN-03 the same choice clears nothing",
    "GET /?lng=ja",
    japanese,
    { ...withChoice(document()), "Clear-Site-Data": null },
  ],
  [
    "LY-14 a framed sample keeps no choice",
    "GET /samples/newsletter?lng=ru",
    {},
    { ...document("ru"), "X-Frame-Options": "SAMEORIGIN" },
  ],

  ...Object.values(routes).map(
    ({ path }): Case => [
      `RT-01 to RT-08 ${path} in any case, with any query`,
      `GET ${path.toUpperCase()}?${visitorMark}=%zz`,
      {},
      document(),
    ],
  ),
  ["RT-03 percent-encoded letters", "GET /for%2Dbrokers", {}, document()],
  ["RT-03 dots are steps", "GET /es/%2e%2e/for-brokers", {}, document()],
  ["RT-04 a slash at the end is dropped", "GET /Partners/?x=%zz", {}, redirect(301, "/Partners?x=%zz")],
  [
    "RT-09 the content hub",
    `GET /blog/a?b=${visitorMark}`,
    {},
    redirect(302, `${hub}/blog/a?b=${visitorMark}`),
  ],
  ["RT-09 its languages, in any case", "GET /ES//evil.example", {}, redirect(302, `${hub}/ES//evil.example`)],
  [
    "RT-10 an unknown path",
    `GET /x/?a=${visitorMark}&l%6Eg=z&y=%20`,
    {},
    redirect(302, `/?a=${visitorMark}&y=%20`),
  ],
  ["RT-10 two slashes name no host", "GET //evil.example/", {}, redirect(302, "/")],
  ["RT-10 a control character", "GET /%0d%0aSet-Cookie:%20a=b", {}, redirect(302, "/")],
  ["RT-10 a backslash", "GET /%5Cevil.example/", {}, redirect(302, "/")],
  ["RT-10 a word of JavaScript", "GET /__proto__", {}, redirect(302, "/")],
  ["RT-11 a missing file", "GET /a/photo.JPG", japanese, failure(404, "ja")],
  ["RT-11 files have their case", `GET ${script.toUpperCase()}`, {}, failure(404)],
  ["RT-12 a malformed path", "GET /%ff", japanese, failure(400, "ja")],

  ["RT-12 POST", "POST /for-brokers", {}, refusedMethod],
  ["RT-12 OPTIONS of a file", `OPTIONS ${script}`, {}, refusedMethod],
  ["HEAD", "HEAD /", {}, { ...document(), "Content-Length": expect.stringMatching(/^\d{5,}$/) }],
  ["HEAD of a missing file", "HEAD /x.png", {}, failure(404)],
  [
    "health",
    "GET /health",
    ifNoneMatch("*"),
    { status: 200, "Cache-Control": "no-store", "Content-Length": "33" },
  ],

  ["a hash in the name", `GET ${script}`, {}, asset("text/javascript; charset=utf-8", immutable)],
  ["no hash, and no choice", "GET /favicon.svg?lng=ja", {}, asset("image/svg+xml", "public, max-age=3600")],
  ["a file in one form", `GET ${assetLike(/\.woff2$/)}`, accept("br"), asset("font/woff2", immutable)],
  ["a range is not served", "GET /", { Range: "bytes=0-9" }, { ...document(), "Accept-Ranges": null }],
  [
    "headers of proxies",
    "GET /",
    { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/es" },
    document(),
  ],

  ["If-None-Match in a list", "GET /", ifNoneMatch(`"a", W/${unchanged.ETag}`), unchanged],
  ["If-None-Match: *", "HEAD /", ifNoneMatch("*"), unchanged],
  ["If-None-Match in another language", "GET /", ifNoneMatch(entityTag("/", "es", "identity")), document()],
  ["If-None-Match in another coding", "GET /", ifNoneMatch(entityTag("/", "en", "br")), document()],
  ["If-None-Match of a missing file", "GET /x.png", ifNoneMatch("*"), failure(404)],

  ["the visitor's preference", "GET /", accept("br;q=0.5, gzip"), document("en", "gzip")],
  ["our preference", "GET /", accept("gzip, deflate, br, zstd"), document("en", "br")],
  ["an unknown coding", "GET /", accept(visitorMark), document()],
];
