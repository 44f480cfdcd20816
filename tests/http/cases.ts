import { routes } from "../../src/facts/routes.ts";
import type { Language } from "../../src/languages/languages.ts";
import { assetLike, entityTag, hostName, manifest } from "./site.ts";

/** What one answer must be. The suite checks what holds for all answers of its kind: policies, Vary, lengths. */
export interface Expectation {
  /** The status, or those that a host may choose from. */
  status: number | readonly number[];
  /** What comes back where the status does not say it: a document otherwise. */
  is?: "asset" | "text";
  /** The language of the document, or of the visitor who is redirected. */
  language?: Language;
  location?: string;
  /** Further headers; null for one that must not be there. */
  headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Whether the request was a HEAD. */
  isHead?: boolean;
}

/** A request and what must come back before the connection is closed. */
export interface RawCase {
  name: string;
  /** One character for each byte. */
  send: string;
  /** Whether the visitor closes the sending side after that. */
  isHalfClosed?: boolean;
  /** Several for requests on one connection; an empty list for a connection closed without an answer. */
  expect: Expectation | readonly Expectation[];
}

/** Stands in what visitors send, and must come back in no header but a redirect's address. */
export const visitorMark = "visitor-9f27c1";

type Headers = Readonly<Record<string, string>> | readonly string[];

const linesOf = (headers: Headers): string =>
  (Array.isArray(headers) ? headers : Object.entries(headers).map(([name, value]) => `${name}: ${value}`))
    .map((line) => `${line}\r\n`)
    .join("");

/** A request after which the connection stays open. */
const request = (method: string, target: string, headers: Headers = {}, body = "") =>
  `${method} ${target} HTTP/1.1\r\nHost: ${hostName}\r\nUser-Agent: ${visitorMark}\r\n${linesOf(headers)}\r\n${body}`;
/** A request after which the connection is closed. */
const last = (method: string, target: string, headers: Headers = {}, body = "") =>
  request(method, target, ["Connection: close", ...linesOf(headers).split("\r\n").filter(Boolean)], body);
const get = (target: string, headers: Headers = {}) => last("GET", target, headers);

const row = (name: string, send: string, expect: RawCase["expect"], isHalfClosed = false): RawCase => ({
  name,
  send,
  expect,
  isHalfClosed,
});
const targets = (list: readonly string[], expect: (target: string) => Expectation) =>
  list.map((target) =>
    row(`target ${JSON.stringify(target.slice(0, 60))} ${target.length}`, get(target), expect(target)),
  );

const { contentHubOrigin: hub } = manifest.site;
const script = assetLike(/\/Document\..*\.js$/);
const font = assetLike(/\.woff2$/);
const tag = entityTag("/", "en", "identity");
const document = { status: 200 } as const;
const asset = { status: 200, is: "asset" } as const;
const refusedMethod = { status: 405, headers: { Allow: "GET, HEAD" } } as const;
const badRequest = { status: 400 } as const;
const unknownPath = { status: 302, location: "/" } as const;
const missingFile = { status: 404 } as const;
const unchanged = { status: 304, headers: { "Content-Length": null, "Content-Type": null } } as const;

const languages = [
  row("Accept-Language", get("/for-brokers", { "Accept-Language": `ru, ${visitorMark};q=0.1` }), {
    ...document,
    language: "ru",
  }),
  row("a cookie before Accept-Language", get("/", { Cookie: "i18nextLng=ja", "Accept-Language": "ru" }), {
    ...document,
    language: "ja",
    headers: { "Set-Cookie": null, "Clear-Site-Data": null },
  }),
  row("two Cookie headers are one", get("/", ["Cookie: a=b", "Cookie: i18nextLng=ja"]), {
    ...document,
    language: "ja",
  }),
  row("a malformed cookie is skipped", get("/", { Cookie: "i18nextLng=%E0; i18nextLng=hi" }), {
    ...document,
    language: "hi",
  }),
  ...(
    [
      ["/?lng=ja", document],
      ["/partners/?lng=ja", { status: 301, location: "/partners?lng=ja" }],
      ["/anything?lng=ja", unknownPath],
      ["/es?lng=ja", { status: 302, location: `${hub}/es?lng=ja` }],
      ["/missing.png?lng=ja", missingFile],
      ["/%ff?lng=ja", badRequest],
    ] as const
  ).map(([target, expect]) =>
    row(`a choice is kept: ${target}`, get(target, { Cookie: `a=${visitorMark}` }), {
      ...expect,
      language: "ja",
      headers: {
        "Set-Cookie": "i18nextLng=ja; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
        "Clear-Site-Data": '"prefetchCache", "prerenderCache"',
      },
    }),
  ),
  row("a framed sample keeps no choice", get("/samples/newsletter?lng=ru"), {
    ...document,
    language: "ru",
    headers: { "Set-Cookie": null, "X-Frame-Options": "SAMEORIGIN" },
  }),
];

const paths = Object.values(routes).map(({ path }) => path);
const addresses = [
  ...targets(
    paths.map((path) => `${path.toUpperCase()}?${visitorMark}=%zz`),
    () => document,
  ),
  ...targets(["/for%2Dbrokers", `http://${hostName}`, `http://${hostName}:80/for-brokers`], () => document),
  ...targets(["/partners/", "/IBS-communities/?x=1", "/partners/?//evil.example"], (target) => ({
    status: 301,
    location: target.replace(/\/(?=\?|$)/, ""),
  })),
  ...targets(
    ["/blog", "/ES", `/blog/a?utm_source=${visitorMark}`, "/es/..//evil.example", "/es/%2F%2Fevil.example"],
    (target) => ({ status: 302, location: hub + target }),
  ),
  ...targets(
    [
      "//evil.example/",
      "/%2Fevil.example/a",
      "/..;/",
      "/for-brokers/../partners",
      "/__proto__",
      "/.git/config",
    ],
    () => unknownPath,
  ),
  ...targets([`/x?utm_source=${visitorMark}&y=%20z`, "/x?%0d%0aSet-Cookie:%20a=b"], (target) => ({
    status: 302,
    location: target.replace("x", ""),
  })),
  ...targets(
    [
      "/favicon.gif",
      "/_astro/",
      "/.env",
      "/manifest.json",
      "//evil.example",
      "/x%2Ephp",
      script.toUpperCase(),
    ],
    () => missingFile,
  ),
  ...targets(
    ["/%zz", "/%00", "/%ff", "/%0d%0aSet-Cookie:%20a=b", "/es%5Cevil.example", "/es/%0aa", "/%c2%85"],
    () => badRequest,
  ),
  ...targets([`/${"a".repeat(8191)}`], () => unknownPath),
  ...targets([`/${"a".repeat(8192)}`, `/es/${"a".repeat(12_000)}`], () => ({ status: 414 })),
];

const methods = [
  ...["POST", "PUT", "DELETE", "OPTIONS", "PATCH"].map((method) =>
    row(method, last(method, "/for-brokers", { "Accept-Language": "pt", "Content-Length": "0" }), {
      ...refusedMethod,
      language: "pt",
    }),
  ),
  row("POST with a body", last("POST", "/", { "Content-Length": "3" }, "abc"), refusedMethod),
  row(
    "POST with chunks",
    last("POST", "/", { "Transfer-Encoding": "chunked" }, "3\r\nabc\r\n0\r\n\r\n"),
    refusedMethod,
  ),
  row("POST of a file", last("POST", script, { "Content-Length": "0" }), refusedMethod),
  row("HEAD", last("HEAD", "/"), { ...document, isHead: true, headers: { "Content-Length": /^\d+$/ } }),
  row("HEAD of a missing file", last("HEAD", "/missing.png"), { ...missingFile, isHead: true }),
];

const files = [
  row("an immutable script", get(script, { "Accept-Encoding": "br" }), {
    ...asset,
    headers: {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Encoding": "br",
      "Content-Type": "text/javascript; charset=utf-8",
    },
  }),
  row("a font has one form", get(font, { "Accept-Encoding": "br, gzip" }), {
    ...asset,
    headers: { "Content-Encoding": null, "Content-Type": "font/woff2" },
  }),
  row("a file keeps no choice", get("/favicon.svg?lng=ja"), {
    ...asset,
    headers: { "Cache-Control": "public, max-age=3600", "Set-Cookie": null },
  }),
  ...["/robots.txt", "/llms.txt", "/sitemap.xml", "/manifest.webmanifest"].map((path) =>
    row(path, get(path), asset),
  ),
  row("health", get("/health", { "If-None-Match": "*" }), {
    status: 200,
    is: "text",
    headers: { "Cache-Control": "no-store", "Content-Length": "33" },
  }),
];

const headers = [
  ...[tag, `W/${tag}`, `"a", ${tag}`, "*"].map((value) =>
    row(`If-None-Match: ${value} matches`, get("/", { "If-None-Match": value }), unchanged),
  ),
  ...[
    '"other"',
    "",
    `${tag.slice(0, -1)}x"`,
    entityTag("/", "en", "br"),
    entityTag("/", "es", "identity"),
  ].map((value) =>
    row(`If-None-Match: ${value} does not match`, get("/", { "If-None-Match": value }), {
      ...document,
      headers: { ETag: tag },
    }),
  ),
  row("If-None-Match of a missing file", get("/missing.png", { "If-None-Match": "*" }), missingFile),
  row("a range is not served", get(script, { Range: "bytes=0-9" }), {
    ...asset,
    headers: { "Accept-Ranges": null, "Content-Range": null },
  }),
  ...(
    [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, zstd", "zstd"],
      ["br;q=0.5, gzip", "gzip"],
      ["br;q=0, *", "zstd"],
      ["*;q=0", null],
      ["identity;q=0", null],
      ["gzip;q=nan", null],
      [visitorMark, null],
    ] as const
  ).map(([value, coding]) =>
    row(`Accept-Encoding: ${value}`, get("/", { "Accept-Encoding": value }), {
      ...document,
      headers: { "Content-Encoding": coding, ETag: entityTag("/", "en", coding ?? "identity") },
    }),
  ),
  ...["X-Forwarded-Host: evil.example", "X-Original-URL: /es", "X-HTTP-Method-Override: DELETE"].map((line) =>
    row(line, get("/for-brokers", [line]), document),
  ),
];

/** Requests that every host hands to the site's own decision. */
export const siteCases: readonly RawCase[] = [...languages, ...addresses, ...methods, ...files, ...headers];

const start = (line: string, headers: Headers = [`Host: ${hostName}`]) =>
  `${line}\r\nConnection: close\r\n${linesOf(headers)}\r\n`;
const smuggled = request("GET", `/${visitorMark}.png`);
const post = (headers: Headers, body = "") => request("POST", "/", headers, body + smuggled);

/** Requests that the reader of HTTP in Node or one of our limits decides, by kind of fault. */
export const protocolCases: readonly RawCase[] = [
  row("HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", document),
  ...["HTTP/0.9", "HTTP/2.0", "HTTQ/1.1"].map((version) =>
    row(`version ${version}`, start(`GET / ${version}`), { status: [400, 505] }),
  ),
  row("words", "hello\r\n\r\n", badRequest),
  row("no target", start("GET HTTP/1.1"), badRequest),
  row("a control character in the target", get("/a\x01b"), badRequest),
  row("bytes above ASCII in the target", get("/\xe9"), badRequest),
  row("characters not allowed in an address are encoded", get('/es/"<a>?q=`{|}^'), {
    status: 302,
    location: `${hub}/es/%22%3Ca%3E?q=%60%7B%7C%7D%5E`,
  }),
  ...["\\\\evil.example", "http://", `http://user@${hostName}/`, "ftp://evil.example/", "*"].map((target) =>
    row(`target ${target}`, get(target), badRequest),
  ),
  row("an unknown method", last("BREW", "/"), { status: [400, 405, 501] }),
  row("TRACE repeats nothing", last("TRACE", "/", { "X-Mark": visitorMark }), refusedMethod),
  row("CONNECT", start("CONNECT evil.example:443 HTTP/1.1"), refusedMethod),
  row("no Host", start("GET / HTTP/1.1", []), badRequest),
  row("two Hosts", start("GET /?lng=zh HTTP/1.1", [`Host: ${hostName}`, "Host: evil.example"]), {
    ...badRequest,
    language: "zh",
  }),
  ...["a b", "user@evil.example", "a,b", "[::1", "\xe9.example"].map((value) =>
    row(`Host: ${value}`, start("GET / HTTP/1.1", [`Host: ${value}`]), badRequest),
  ),
  row("CR inside a header", get("/", { "X-Mark": "a\rb" }), badRequest),
  row("NUL in a header", get("/", { "X-Mark": "a\0b" }), badRequest),
  row("a folded header", get("/", ["X-Mark: a", " b"]), badRequest),
  row("a space before a colon", get("/", ["X-Mark : a"]), badRequest),
  ...["1, 2", "+3", "3 3", ""].map((length) =>
    row(`Content-Length: ${length}`, post({ "Content-Length": length }, "abc"), badRequest),
  ),
  row(
    "a length and chunks",
    post(["Content-Length: 3", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
    badRequest,
  ),
  ...["gzip", "gzip, chunked", "xchunked"].map((coding) =>
    row(`Transfer-Encoding: ${coding}`, post({ "Transfer-Encoding": coding }, "0\r\n\r\n"), { status: 501 }),
  ),
  row(
    "a chunk longer than its size",
    post(["Transfer-Encoding: chunked"], "1\r\nabc\r\n0\r\n\r\n"),
    refusedMethod,
  ),
  row("a chunk size that is no number", post(["Transfer-Encoding: chunked"], "zz\r\n"), refusedMethod),
  row(
    "a body of 200,000 bytes",
    last("POST", "/", { "Content-Length": "200000" }, "x".repeat(200_000)),
    refusedMethod,
  ),
  row("a body that ends early", request("POST", "/", { "Content-Length": "10" }, "abc"), refusedMethod, true),
  row(
    "Expect: 100-continue",
    last("POST", "/", ["Expect: 100-continue", "Content-Length: 3"]),
    refusedMethod,
  ),
  row("Upgrade: websocket", get("/", ["Upgrade: websocket", "Connection: Upgrade"]), document),
  row("a target of 20,000 bytes", get(`/${"a".repeat(20_000)}`), { status: [414, 431] }),
  row("a header of 10,000 bytes", get("/", { "X-Mark": "a".repeat(10_000) }), document),
  row("a header of 17,000 bytes", get("/", { Cookie: "b".repeat(17_000) }), { status: 431 }),
  row("3000 headers", get("/", Array(3000).fill("A: b")), { status: 431 }),
  row("two requests at once", request("GET", "/") + get("/for-brokers", { "Accept-Language": "ja" }), [
    { ...document, language: "en" },
    { ...document, language: "ja" },
  ]),
  row(
    "HEAD, 304, 404 and GET at once",
    [
      request("HEAD", "/"),
      request("GET", "/", { "If-None-Match": "*" }),
      request("GET", "/missing.png"),
      get("/"),
    ].join(""),
    [{ ...document, isHead: true }, unchanged, missingFile, document],
  ),
  row("POST and GET at once", request("POST", "/", { "Content-Length": "3" }, "abc") + get("/"), [
    refusedMethod,
    document,
  ]),
  row("a malformed target ends the connection", request("GET", "/%ff") + smuggled, badRequest),
  row("nothing after a request that closes", get("/") + smuggled, document),
  row("half a request, then silence", `GET / HTTP/1.1\r\nHost: ${hostName}\r\n`, { status: 408 }),
  row("silence", "", []),
];
