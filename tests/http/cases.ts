import { expect } from "vitest";
import { routes } from "../../src/content/routes.ts";
import { entityTag, manifest } from "./site.ts";

/** A name, a request with its headers, and what comes back: the status and headers, null for none. */
export type Case = readonly [string, string, Record<string, string>, Record<string, unknown>];

/** Stands in what visitors send, and must come back in no header but a redirect's address. */
export const visitorMark = "visitor-9f27c1";

const { contentHubOrigin: hub } = manifest.site;
const files = manifest.assets.map(({ path }) => path).filter((path) => path.startsWith("/_astro/"));
const script = files.find((path) => path.endsWith(".js")) ?? "";
const font = files.find((path) => path.endsWith(".woff2")) ?? "";

const html = { "Content-Type": "text/html; charset=utf-8" };
const ofVisitor = (language: string) => ({
  "Content-Language": language,
  Vary: "Accept-Encoding, Accept-Language, Cookie",
  "Cache-Control": "no-cache",
});
const ETag = expect.stringMatching(/^"[0-9a-f]{32}"$/);
const document = (language = "en") => ({ ...html, ...ofVisitor(language), status: 200, ETag });
const framed = { ...document("ru"), "X-Frame-Options": "SAMEORIGIN" };
const failure = (status: number, language = "en") => ({ ...html, ...ofVisitor(language), status });
const refused = { ...failure(405), Allow: "GET, HEAD" };
const redirect = (status: 301 | 302, Location: string) => ({ ...ofVisitor("en"), status, Location });
const tag = entityTag("/", "en", "identity");
const unchanged = {
  ...ofVisitor("en"),
  status: 304,
  ETag: tag,
  "Content-Type": null,
  "Content-Length": null,
};
const text = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Vary: null };
const unmatched = { ...text, status: 412 };
const file = { Vary: "Accept-Encoding", status: 200, ETag };
const immutable = "public, max-age=31536000, immutable";
const chosen = {
  "Content-Language": "ja",
  "Set-Cookie": "i18nextLng=ja; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  "Clear-Site-Data": '"prefetchCache", "prerenderCache"',
};
const sameChosen = { ...chosen, "Clear-Site-Data": null };

const allSources = { Cookie: "a=b; i18nextLng=es", "Accept-Language": "ru" };
const japanese = { "Accept-Language": `qaa, ja-JP;q=0.9, ${visitorMark};q=0.1` };
const ifNoneMatch = (value: string) => ({ "If-None-Match": value });
const ifMatch = (value: string) => ({ "If-Match": value });
const accept = (value: string) => ({ "Accept-Encoding": value });
const blog = `/blog/a?b=${visitorMark}`;

/** Requests that the site decides, whatever the host. */
export const cases: readonly Case[] = [
  ["LN-01 the query comes first", "GET /?lng=ja", allSources, { ...document(), ...chosen }],
  ["LN-01 then the cookie", "GET /", allSources, document("es")],
  ["LN-01 then Accept-Language", "GET /", japanese, document("ja")],
  ["LN-01 Cookie headers joined by a host", "GET /", { Cookie: "a=b, i18nextLng=hi" }, document("hi")],
  ["LN-02 a malformed choice", "GET /?lng=%E0es", japanese, document("ja")],
  ["LN-02 a malformed cookie", "GET /", { Cookie: "i18nextLng=%E0; i18nextLng=hi" }, document("hi")],
  ["LN-03 a redirect keeps a choice", "GET /x?lng=ja", {}, { ...redirect(302, "/?lng=ja"), ...chosen }],
  ["LN-03 a failure keeps a choice", "GET /x.png?lng=ja", {}, { ...failure(404), ...chosen }],
  ["LN-03 a choice that changes nothing", "GET /?lng=ja", japanese, { ...document(), ...sameChosen }],
  ["LY-14 a framed sample keeps no choice", "GET /samples/newsletter?lng=ru", {}, framed],

  ...Object.values(routes).map(
    ({ path }): Case => [`RT-01 to RT-08 ${path}`, `GET ${path.toUpperCase()}?x=%zz`, {}, document()],
  ),
  ["RT-03 percent-encoded letters", "GET /for%2Dbrokers", {}, document()],
  ["RT-03 dots are steps", "GET /es/%2e%2e/for-brokers", {}, document()],
  ["RT-04 an encoded slash at the end is none", "GET /partners%2F", {}, redirect(302, "/")],
  ["RT-04 a slash at the end is dropped", "GET /Partners/?x=%zz", {}, redirect(301, "/Partners?x=%zz")],
  ["RT-09 the content hub", `GET ${blog}`, {}, redirect(302, hub + blog)],
  ["RT-09 its languages, in any case", "GET /ES//evil.example", {}, redirect(302, `${hub}/ES//evil.example`)],
  ["RT-10 an unknown path", "GET /x/?a=%20&l%6Eg=z&b=1", {}, redirect(302, "/?a=%20&l%6Eg=z&b=1")],
  ["RT-10 two slashes name no host", "GET //evil.example/", {}, redirect(302, "/")],
  ["RT-10 a control character", "GET /%0d%0aSet-Cookie:%20a=b", {}, redirect(302, "/")],
  ["RT-11 a missing file", "GET /a/photo.JPG", japanese, failure(404, "ja")],
  ["RT-11 files have their case", `GET ${script.toUpperCase()}`, {}, failure(404)],
  ["RT-12 a malformed path", "GET /%ff", japanese, failure(400, "ja")],

  ["RT-12 POST", "POST /for-brokers", {}, refused],
  ["RT-12 OPTIONS of a file", `OPTIONS ${script}`, {}, refused],
  ["HEAD", "HEAD /", {}, { ...document(), "Content-Length": expect.stringMatching(/^\d{5,}$/) }],
  ["health", "GET /health", {}, { status: 200, "Cache-Control": "no-store", "Content-Length": "33" }],

  ["a file with a hash", `GET ${script}`, {}, { ...file, "Cache-Control": immutable }],
  ["a file without", "GET /favicon.svg?lng=ja", {}, { ...file, "Cache-Control": "public, max-age=3600" }],
  ["a file in one form", `GET ${font}`, accept("br"), { ...file, "Content-Type": "font/woff2" }],
  ["a range is not served", "GET /", { Range: "bytes=0-9" }, { ...document(), "Accept-Ranges": null }],
  ["headers of proxies", "GET /", { "X-Forwarded-Host": "evil.example" }, document()],

  ["If-None-Match in a list", "GET /", ifNoneMatch(`"a", W/${tag}`), unchanged],
  ["If-None-Match: *", "HEAD /", ifNoneMatch("*"), unchanged],
  ["If-None-Match in another language", "GET /", ifNoneMatch(entityTag("/", "es", "identity")), document()],
  ["If-None-Match of a missing file", "GET /x.png", ifNoneMatch("*"), failure(404)],
  ["If-Match in a list", "GET /", ifMatch(`"a", ${tag}`), document()],
  ["If-Match: *", "GET /favicon.svg", ifMatch("*"), { ...file, "Cache-Control": "public, max-age=3600" }],
  ["If-Match with another tag", "GET /", ifMatch(`"a"`), unmatched],
  ["If-Match of a file", `HEAD ${script}`, ifMatch(`"a"`), unmatched],
  ["If-Match compares strongly", "GET /", ifMatch(`W/${tag}`), unmatched],
  ["If-Match comes before If-None-Match", "GET /", { ...ifMatch(`"a"`), ...ifNoneMatch(tag) }, unmatched],
  ["If-Match of a missing file", "GET /x.png", ifMatch(`"a"`), failure(404)],

  ["an unknown expectation", "GET /", { Expect: "tea" }, { ...text, status: 417 }],
  ["an expectation that is met", "GET /", { Expect: "100-Continue" }, document()],

  [
    "the visitor's preference",
    "GET /",
    accept("br;q=0.5, gzip"),
    { ...document(), "Content-Encoding": "gzip" },
  ],
];
