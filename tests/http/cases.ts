import { routes } from "../../src/facts/routes.ts";
import type { Language } from "../../src/languages/languages.ts";
import { languageCases } from "../language-cases.ts";
import type { HostKind } from "./exchange.ts";
import type { Site } from "./site.ts";

/** What one answer must be. The suite checks what holds for all answers of its kind: policies, Vary, lengths. */
export interface Expectation {
  /** The status, or those of which a host may choose. */
  status: number | readonly number[];
  /** What comes back where the status does not say it: a document otherwise. */
  is?: "asset" | "text";
  /** The language of the document, or of the visitor whom a redirect sends on. */
  language?: Language;
  location?: string;
  /** Further headers; null for one that must not be there. */
  headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Whether the request was a HEAD. */
  isHead?: boolean;
  /** Whether the host may close the connection without an answer. */
  isOptional?: boolean;
  /** Whether a host in front answers itself, without the site: only the form of the answer is checked then. */
  isOfTheFront?: boolean;
}

/** What a host in front does otherwise, and why that is right. */
export interface Override {
  reason: string;
  /** Several for requests on one connection; an empty list for a connection closed without an answer. */
  expect: Expectation | readonly Expectation[];
}

/** A request and what must come back before the connection is closed. */
export interface RawCase extends Partial<Record<Exclude<HostKind, "node">, Override>> {
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
type Overrides = Omit<RawCase, "name" | "send" | "expect">;
/** A value of a request, with overrides where hosts differ. */
type Entry = string | readonly [value: string, overrides: Overrides];

const textIn = (entry: Entry) => (typeof entry === "string" ? entry : entry[0]);
const overridesIn = (entry: Entry) => (typeof entry === "string" ? {} : entry[1]);

const linesOf = (headers: Headers): string =>
  (Array.isArray(headers) ? headers : Object.entries(headers).map(([name, value]) => `${name}: ${value}`))
    .map((line) => `${line}\r\n`)
    .join("");

const shown = (text: string) =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 60)}… ${text.length}` : text);

const row = (name: string, send: string, expect: RawCase["expect"], overrides: Overrides = {}): RawCase => ({
  name,
  send,
  expect,
  ...overrides,
});

const document = { status: 200 } as const;
const refusedMethod = { status: 405, headers: { Allow: "GET, HEAD" } } as const;
const badRequest = { status: 400 } as const;
const unknownPath = { status: 302, location: "/" } as const;
const missingFile = { status: 404 } as const;
const unchanged = { status: 304, headers: { "Content-Length": null, "Content-Type": null } } as const;

/** The answer of nginx itself, which deploy/nginx.conf makes a line of text. */
const byNginx = (reason: string, status: Expectation["status"] = 400): Overrides => ({
  nginx: {
    reason,
    expect: {
      status,
      isOfTheFront: true,
      headers: {
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        "Content-Type": "text/plain; charset=utf-8",
        Server: "nginx",
        "X-Content-Type-Options": "nosniff",
      },
    },
  },
});
const nginxRefuses = byNginx("nginx refuses it itself");
const nginxDropsHeader: Overrides = {
  nginx: { reason: "nginx passes no header on whose name is none", expect: document },
};
const nginxReadsBody = byNginx("nginx reads the body before it asks the server");

/**
 * The table of raw requests.
 * @param site the build that the host serves
 */
export const rawCases = (site: Site): readonly RawCase[] => {
  const { name: host, contentHubOrigin: hub, script, font } = site;
  const paths = Object.values(routes).map(({ path }) => path);
  const innerPaths = paths.filter((path) => path !== "/");

  /** A request after which the connection stays open. */
  const request = (method: string, target: string, headers: Headers = {}, body = "") =>
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${visitorMark}\r\n${linesOf(headers)}\r\n${body}`;
  /** A request after which the connection is closed. */
  const lastRequest = (method: string, target: string, headers: Headers = {}, body = "") =>
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${close}${linesOf(headers)}\r\n${body}`;
  const get = (target: string, headers: Headers = {}) => lastRequest("GET", target, headers);
  const close = `Connection: close\r\nUser-Agent: ${visitorMark}\r\n`;

  const byTarget = (entries: readonly Entry[], expect: (target: string) => Expectation) =>
    entries.map((entry) =>
      row(`target ${shown(textIn(entry))}`, get(textIn(entry)), expect(textIn(entry)), overridesIn(entry)),
    );

  const visitors = languageCases
    .filter(
      ({ localStorage, sessionStorage }) => Object.keys({ ...localStorage, ...sessionStorage }).length === 0,
    )
    .map(({ name, query, cookie, acceptLanguage, expected }) => {
      const headers = {
        ...(cookie && { Cookie: cookie }),
        ...(acceptLanguage && { "Accept-Language": acceptLanguage }),
      };
      return row(`language: ${name}`, get(`/for-brokers${query}`, headers), {
        ...document,
        language: expected,
      });
    });

  const keptChoices = [
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
    row("a choice that changes nothing clears nothing", get("/?lng=ja", { Cookie: "i18nextLng=ja" }), {
      ...document,
      language: "ja",
      headers: { "Set-Cookie": /^i18nextLng=ja;/, "Clear-Site-Data": null },
    }),
    row("a language without a choice is not kept", get("/", { Cookie: "i18nextLng=ja" }), {
      ...document,
      language: "ja",
      headers: { "Set-Cookie": null, "Clear-Site-Data": null },
    }),
    row("a framed sample keeps no choice", get("/samples/newsletter?lng=ru"), {
      ...document,
      language: "ru",
      headers: { "Set-Cookie": null, "X-Frame-Options": "SAMEORIGIN" },
    }),
    row("two Cookie headers are one", get("/", ["Cookie: a=b", "Cookie: i18nextLng=ja"]), {
      ...document,
      language: "ja",
    }),
    row("two Accept-Language headers are one", get("/", ["Accept-Language: qaa", "Accept-Language: ja"]), {
      ...document,
      language: "ja",
    }),
  ];

  const routesInLanguages = paths.flatMap((path) =>
    site.languages.map((language: Language) =>
      row(`${path} in ${language}`, get(path, { "Accept-Language": `${language}, ${visitorMark};q=0.1` }), {
        ...document,
        language,
      }),
    ),
  );

  const spellings = [
    ...byTarget(
      paths.flatMap((path) => [path.toUpperCase(), `${path}?${visitorMark}=%zz&y=50%`]),
      () => document,
    ),
    ...byTarget(
      innerPaths.map((path) => `${path}/`),
      (target) => ({ status: 301, location: target.slice(0, -1) }),
    ),
    ...byTarget(
      ["/for%2Dbrokers", "/%66or-brokers", "/?", "/for-brokers?", "/samples/newsletter"],
      () => document,
    ),
  ];

  const trailingSlashes = (
    [
      ["/IBS-communities/?lng=ja&x=1", "/IBS-communities?lng=ja&x=1"],
      ['/partners/?q="<x>', "/partners?q=%22%3Cx%3E"],
      ["/partners/?//evil.example", "/partners?//evil.example"],
      ["//", "/"],
    ] as const
  ).map(([target, location]) => row(`target ${target}`, get(target), { status: 301, location }));

  const hubTargets = byTarget(
    [
      "/blog",
      "/blog/",
      "/es",
      "/es/",
      "/pt",
      "/ES",
      "/Pt/a",
      `/blog/use-cases/a?utm_source=${visitorMark}&y=%20z`,
      "/es/a/b.png",
      "/pt/?x",
      "/es?",
      "/es/..",
      "/es/.",
      "/es/./a",
      "/pt/a/../b",
      "/Pt/..//evil.example",
      ["/es/../..//evil.example", nginxRefuses],
      ["/blog/../../../evil.example", nginxRefuses],
      "/es//evil.example",
      "/es///evil.example/",
      "/es/%2e%2e/%2F%2Fevil.example",
      ["/es/%2e%2e/%2e%2e/evil.example", nginxRefuses],
      "/es/%2F%2Fevil.example",
      "/es%2F..%2F",
      "/es%2Fa",
      "/%65s/a",
      "/es/@evil.example",
      "/es/user:password@evil.example",
      "/es/:80@evil.example/",
      "/es/https://evil.example/",
      "/es/;@evil.example",
      "/es?@evil.example",
      "/es?next=//evil.example",
      "/es/?https://evil.example",
      "/es/.evil.example",
      "/es/%E4%B8%AD",
      "/es/%252e%252e/",
      "/es/%3Cscript%3E",
      "/blog/a%20b",
      "/blog/%23a",
      "/blog/%3Fa",
    ],
    (target) => ({ status: 302, location: hub + target }),
  );
  const unsafeHubTargets = [
    row("characters not allowed in an address are encoded", get('/es/"<a>?q=`{|}^'), {
      status: 302,
      location: `${hub}/es/%22%3Ca%3E?q=%60%7B%7C%7D%5E`,
    }),
    ...byTarget(
      [
        "/es/%0d%0aSet-Cookie:%20a=b",
        "/es/%0D%0ALocation:%20https://evil.example",
        "/es/%0a",
        "/es/%09",
        "/es/%7f",
        ["/es/%00", nginxRefuses],
        "/es\\evil.example",
        "/es/\\evil.example",
        "/es/..\\..\\evil.example",
        "/es%5Cevil.example",
        "/es/%5C%5Cevil.example",
        "/es/%ff",
        ["/es/%zz", nginxRefuses],
        ["/es/%", nginxRefuses],
        "/es/\xe9",
        "/es/#a",
        "/es/?a\\b",
      ],
      () => badRequest,
    ),
  ];

  const otherPaths = [
    ...byTarget(
      [
        `/${visitorMark}`,
        "/anything/",
        "/for-brokers/more",
        "/for-brokers//",
        "/blogs",
        "/es-mx",
        "/es@evil",
        "/espa%C3%B1ol",
        "//evil.example/",
        "//evil.example/a",
        "///evil.example/a",
        "/%2Fevil.example/a",
        "/evil.example/",
        "/%2F",
        "/%2e",
        "/..;/",
        ["/%2e%2e%2f", nginxRefuses],
        ["/..", nginxRefuses],
        ["/../etc/passwd", nginxRefuses],
        ["/for-brokers/../../partners", nginxRefuses],
        "/for-brokers/../partners",
        "/./partners",
        "/%25",
        "/%2566or-brokers",
        "/%2500",
        "/%250d%250a",
        "/__proto__",
        "/constructor",
        "/toString",
        "/status-404",
        "/.git/config",
        "/_astro",
        "/files",
        `/x?lng=qaa/../${visitorMark}`,
        "/x?",
        "/x?&lng=ja&&l%6Eg=es&",
      ],
      () => unknownPath,
    ),
    ...byTarget(
      [
        `/x?utm_source=${visitorMark}&y=%20z&gclid=a%26b&&y=50%`,
        "/x?//evil.example",
        "/x?@evil.example/&https://evil.example",
        "/x?%0d%0aSet-Cookie:%20a=b",
        "//evil.example/?/..//",
        "/x?lng2=ja&LNG=ja&?lng=ja",
      ],
      (target) => ({ status: 302, location: `/${target.replace(/^[^?]*/, "").replace("&&", "&")}` }),
    ),
    row("an unknown path keeps its query without the language", get("/x?a=%3C&lng=ja&b"), {
      status: 302,
      location: "/?a=%3C&b",
      language: "ja",
    }),
    ...byTarget(
      [
        "/favicon.gif",
        `/a/b/${visitorMark}.JPG`,
        "/_astro/page.B5GK.js",
        "/_astro/",
        "/_astro/__proto__",
        "/_astro/../favicon.gif",
        "/Assets/logo",
        "/.env",
        "/index.html",
        "/manifest.json",
        "//evil.example",
        "/es@evil.example",
        "/%2Fevil.example/x.png",
        "/x%2Ephp",
        "/wp-login.php",
      ],
      () => missingFile,
    ),
    row("a missing file in the visitor's language", get("/missing.png", { Cookie: "i18nextLng=ja" }), {
      ...missingFile,
      language: "ja",
    }),
    row("an unknown path with Accept-Language", get("/anything", { "Accept-Language": "hi" }), {
      ...unknownPath,
      language: "hi",
    }),
  ];

  const badTargets = [
    ...byTarget(
      [
        ["/%", nginxRefuses],
        ["/%z", nginxRefuses],
        ["/%zz", nginxRefuses],
        ["/a%2", nginxRefuses],
        ["/%u0041", nginxRefuses],
        ["/%00", nginxRefuses],
        ["/a%00.png", nginxRefuses],
        "/%ff",
        "/%c0%af",
        "/%c0%ae%c0%ae/",
        "/%e0%80%af",
        "/%ed%a0%80",
        "/%f4%90%80%80",
        "/%f0%9f",
        "/%80",
        "/%0d%0aSet-Cookie:%20a=b",
        "/%0a",
        "/%1b",
        "/%7f",
        "/%c2%85",
        "/%5Cevil.example",
        "/\\evil.example",
        "/\xe9",
        "/\xf0\x9f\x98\x80",
        "/#top",
        "/?a#b",
        ["\\\\evil.example", nginxRefuses],
        ["for-brokers", nginxRefuses],
        ["?lng=es", nginxRefuses],
        ["javascript:alert(1)", nginxRefuses],
        ["http:/evil.example", nginxRefuses],
      ],
      () => badRequest,
    ),
    row("a malformed target in the visitor's language", get("/%ff", { "Accept-Language": "hi" }), {
      ...badRequest,
      language: "hi",
    }),
    row("a malformed target in the language of the cookie", get("/%ff", { Cookie: "i18nextLng=ru" }), {
      ...badRequest,
      language: "ru",
    }),
    row(
      "a malformed target in the language of its query",
      get("/%zz?lng=zh", { Cookie: "i18nextLng=ru" }),
      { ...badRequest, language: "zh" },
      nginxRefuses,
    ),
    row("a control character in the target", get("/a\x01b"), badRequest, nginxRefuses),
    row("NUL in the target", get("/a\0b"), badRequest, nginxRefuses),
    row("a tab in the target", get("/a\tb"), badRequest, nginxRefuses),
    row("a space in the target", get("/a b"), badRequest, nginxRefuses),
    row("no target", `GET HTTP/1.1\r\nHost: ${host}\r\n${close}\r\n`, badRequest, nginxRefuses),
  ];

  const absoluteForms = [
    ...byTarget(
      [
        `http://${host}`,
        `http://${host}/`,
        `HTTP://${host.toUpperCase()}/`,
        `https://${host}/`,
        `http://${host}?lng=en`,
        `http://${host}/for-brokers`,
        `http://${host}:80/for-brokers?x=1`,
      ],
      () => document,
    ),
    row("the absolute form of a trailing slash", get(`http://${host}/partners/?x`), {
      status: 301,
      location: "/partners?x",
    }),
    row("the absolute form of the hub", get(`http://${host}/es/a`), { status: 302, location: `${hub}/es/a` }),
    ...byTarget(
      [
        ["http://", nginxRefuses],
        ["http:///evil.example", nginxRefuses],
        [`http://user@${host}/`, nginxRefuses],
        [`http://user:password@${host}/`, nginxRefuses],
        ["ftp://evil.example/", { nginx: { reason: "nginx reads any scheme as its own", expect: document } }],
        [`http://${host}\\@evil.example/`, nginxRefuses],
      ],
      () => badRequest,
    ),
    row("authority form by GET", get(`${host}:80`), badRequest, nginxRefuses),
    row("asterisk form by GET", get("*"), badRequest, nginxRefuses),
    row("asterisk form by OPTIONS", lastRequest("OPTIONS", "*"), refusedMethod, nginxRefuses),
  ];

  const nginxRefusesMethod = byNginx("nginx refuses the method itself", 405);
  const methods = [
    ...["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND", "MKCOL", "QUERY", "PURGE"].map((method) =>
      row(`${method}`, lastRequest(method, "/for-brokers", { "Accept-Language": "pt" }), {
        ...refusedMethod,
        language: "pt",
      }),
    ),
    ...["/", "/anything", "/es", "/missing.png", "/health", "/robots.txt", script].map((target) =>
      row(`POST ${target}`, lastRequest("POST", target, { "Content-Length": "0" }), refusedMethod),
    ),
    row(
      "POST in the language of the query",
      lastRequest("POST", "/?lng=zh", { Cookie: "i18nextLng=ru", "Content-Length": "0" }),
      { ...refusedMethod, language: "zh" },
    ),
    row("TRACE", lastRequest("TRACE", "/", { "X-Mark": visitorMark }), refusedMethod, nginxRefusesMethod),
    row(
      "CONNECT",
      `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${close}\r\n`,
      refusedMethod,
      byNginx("nginx refuses the method itself", [400, 405]),
    ),
    row("CONNECT to a path", lastRequest("CONNECT", "/"), refusedMethod, nginxRefusesMethod),
    ...["get", "Get", "head", "G\u00cbT", "GET\x00", "G(T"].map((method) =>
      row(`method ${shown(method)}`, lastRequest(method, "/"), { status: [400, 501] }, nginxRefuses),
    ),
    ...["BREW", "GETS", "A".repeat(200)].map((method) =>
      row(`method ${shown(method)}`, lastRequest(method, "/"), { status: [400, 405, 501] }),
    ),
    ...paths.map((path) =>
      row(`HEAD ${path}`, lastRequest("HEAD", path), {
        ...document,
        isHead: true,
        headers: { "Content-Length": /^[1-9]\d+$/ },
      }),
    ),
    row("HEAD of the hub", lastRequest("HEAD", "/es/a"), {
      status: 302,
      location: `${hub}/es/a`,
      isHead: true,
    }),
    row("HEAD of a missing file", lastRequest("HEAD", "/missing.png"), { ...missingFile, isHead: true }),
    row("HEAD of a malformed target", lastRequest("HEAD", "/%ff"), { ...badRequest, isHead: true }),
  ];

  const assets = [
    row("an immutable script", get(script), {
      status: 200,
      is: "asset",
      headers: {
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Type": "text/javascript; charset=utf-8",
        "Set-Cookie": null,
      },
    }),
    row("a script in brotli", get(script, { "Accept-Encoding": "br" }), {
      status: 200,
      is: "asset",
      headers: { "Content-Encoding": "br" },
    }),
    row("a font has one form", get(font, { "Accept-Encoding": "br, gzip" }), {
      status: 200,
      is: "asset",
      headers: { "Content-Encoding": null, "Content-Type": "font/woff2" },
    }),
    row("an asset keeps no choice", get("/favicon.svg?lng=ja", { Cookie: "i18nextLng=ja" }), {
      status: 200,
      is: "asset",
      headers: { "Cache-Control": "public, max-age=3600", "Set-Cookie": null },
    }),
    row("an asset is found in its own case alone", get(script.toUpperCase()), missingFile),
    ...["/robots.txt", "/llms.txt", "/sitemap.xml", "/favicon.ico", "/manifest.webmanifest"].map((path) =>
      row(`file ${path}`, get(path), { status: 200, is: "asset" }),
    ),
    row("an immutable script by any tag", get(script, { "If-None-Match": "*" }), {
      ...unchanged,
      is: "asset",
    }),
  ];

  const health = { "Cache-Control": "no-store" };
  const healthChecks = [
    row("health", get("/health"), {
      status: 200,
      is: "text",
      headers: { ...health, "Content-Length": "33" },
    }),
    row("health with a query", get(`/health?${visitorMark}`), { status: 200, is: "text", headers: health }),
    row("health by HEAD", lastRequest("HEAD", "/health"), {
      status: 200,
      is: "text",
      isHead: true,
      headers: health,
    }),
    row("health is never unchanged", get("/health", { "If-None-Match": "*" }), {
      status: [200],
      is: "text",
      headers: health,
    }),
  ];

  const sizes = [
    ...byTarget([`/${"a".repeat(8191)}`, `/?${"a".repeat(8190)}`], (target) =>
      target.startsWith("/?") ? document : unknownPath,
    ),
    ...byTarget(
      [
        `/${"a".repeat(8192)}`,
        `/?${"a".repeat(8191)}`,
        `/es/${"a".repeat(12_000)}`,
        `/${"%61".repeat(3000)}`,
      ],
      () => ({ status: 414 }),
    ),
    row("a target of 15,000 bytes", get(`/${"a".repeat(15_000)}`), { status: 414 }),
    row("a target of 20,000 bytes", get(`/${"a".repeat(20_000)}`), { status: [414, 431] }),
    row(
      "a target of 40,000 bytes",
      get(`/${"a".repeat(40_000)}`),
      { status: [414, 431] },
      byNginx("nginx refuses a line that is longer than its buffers", 414),
    ),
    row("a header of 10,000 bytes", get("/", { "X-Mark": "a".repeat(10_000) }), document),
    row(
      "a cookie of 12,000 bytes before the language",
      get("/", { Cookie: `a=${"b".repeat(12_000)}; i18nextLng=ja` }),
      {
        ...document,
        language: "ja",
      },
    ),
    row("a header of 17,000 bytes", get("/", { Cookie: `a=${"b".repeat(17_000)}` }), { status: 431 }),
    row(
      "a header of 40,000 bytes",
      get("/", { Cookie: "a".repeat(40_000) }),
      { status: 431 },
      byNginx("nginx refuses a line that is longer than its buffers", 431),
    ),
    row("a header name of 17,000 bytes", get("/", { ["a".repeat(17_000)]: "b" }), { status: 431 }),
    row(
      "200 headers",
      get(
        "/",
        Array.from({ length: 200 }, (_, index) => `X-${index}: ${visitorMark}`),
      ),
      document,
    ),
    row("900 headers", get("/", Array(900).fill("A: b")), document),
    row(
      "3000 headers",
      get("/", Array(3000).fill("A: b")),
      { status: 431 },
      byNginx("nginx takes a thousand headers at most", 431),
    ),
    row("a language header of 6,000 bytes", get("/", { "Accept-Language": `ja,${"x,".repeat(3000)}` }), {
      ...document,
      language: "ja",
    }),
    row(
      "50 Cookie headers",
      get(
        "/",
        Array.from({ length: 50 }, (_, index) => `Cookie: a${index}=b`),
      ),
      document,
    ),
  ];

  const hostLine = (value: string) => `GET / HTTP/1.1\r\nHost: ${value}\r\n${close}\r\n`;
  const hosts = [
    row("no Host", `GET / HTTP/1.1\r\n${close}\r\n`, badRequest, nginxRefuses),
    row(
      "two Hosts",
      `GET /?lng=zh HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n${close}\r\n`,
      { ...badRequest, language: "zh" },
      nginxRefuses,
    ),
    row(
      "the same Host twice",
      `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\n${close}\r\n`,
      badRequest,
      {
        ...nginxRefuses,
      },
    ),
    ...(
      [
        ["a b", nginxRefuses],
        ["a/b", nginxRefuses],
        "user@evil.example",
        "a?b",
        "a#b",
        "a\\b",
        "a,b",
        "<script>",
        '"a"',
        "a:b",
        "a:80:80",
        "a:123456",
        "[::1",
        ["::1", nginxRefuses],
        "[]",
        "%zz",
        "\xe9.example",
        ["a\x01b", nginxRefuses],
      ] satisfies Entry[]
    ).map((entry: Entry) =>
      row(`Host: ${shown(textIn(entry))}`, hostLine(textIn(entry)), badRequest, overridesIn(entry)),
    ),
    ...[host.toUpperCase(), "a".repeat(300), `${host}:80`, `${host}:443`, `${host}:8080`].map((value) =>
      row(`Host: ${shown(value)}`, hostLine(value), document),
    ),
  ];

  const versions = [
    row("HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", document),
    row("HTTP/1.0 with Host", `GET /for-brokers HTTP/1.0\r\nHost: ${host}\r\nAccept-Language: ja\r\n\r\n`, {
      ...document,
      language: "ja",
    }),
    row("HTTP/1.0 by HEAD", "HEAD / HTTP/1.0\r\n\r\n", { ...document, isHead: true }),
    row(
      "HTTP/0.9",
      "GET /\r\n\r\n",
      { status: [400, 505] },
      { nginx: { reason: "nginx closes: HTTP/0.9 has no status", expect: [] } },
    ),
    ...["HTTP/2.0", "HTTP/3.0", "HTTP/0.9", "HTTP/11"].map((version) =>
      row(
        `version ${version}`,
        `GET / ${version}\r\nHost: ${host}\r\n${close}\r\n`,
        { status: [400, 505] },
        byNginx("nginx refuses the version itself", [400, 505]),
      ),
    ),
    ...["HTTP/1", "HTTP/1.", "HTTP/1.1x", "http/1.1", "HTTQ/1.1", "HTTP/-1.1", "ICE/1.1"].map((version) =>
      row(
        `version ${version}`,
        `GET / ${version}\r\nHost: ${host}\r\n${close}\r\n`,
        { status: [400, 505] },
        nginxRefuses,
      ),
    ),
    row(
      "the preface of HTTP/2",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      { status: [400, 505] },
      byNginx("nginx refuses the version itself", [400, 505]),
    ),
    row("a TLS hello as text", "\x16\x03\x01\x02\x00 hello\r\n\r\n", badRequest, nginxRefuses),
    row("words", "hello\r\n\r\n", badRequest, nginxRefuses),
    row("an answer", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", badRequest, nginxRefuses),
  ];

  const lines = [
    row("an empty line first", `\r\n${get("/")}`, document),
    row(
      "lines that end in LF alone",
      get("/").replaceAll("\r\n", "\n"),
      { status: [400, 505] },
      {
        nginx: { reason: "nginx takes LF for the end of a line (RFC 9112, 2.2)", expect: document },
      },
    ),
    row(
      "a header that ends in LF alone",
      `GET / HTTP/1.1\r\nHost: ${host}\nConnection: close\r\n\r\n`,
      badRequest,
      {
        nginx: { reason: "nginx takes LF for the end of a line (RFC 9112, 2.2)", expect: document },
      },
    ),
    row("CR inside a header", get("/", { "X-Mark": "a\rb" }), badRequest, nginxRefuses),
    row("a folded header", get("/", ["X-Mark: a", " b"]), badRequest, nginxRefuses),
    row("a header folded with a tab", get("/", ["X-Mark: a", "\tb"]), badRequest, nginxRefuses),
    row(
      "a space before the first header",
      `GET / HTTP/1.1\r\n Host: ${host}\r\n${close}\r\n`,
      badRequest,
      nginxRefuses,
    ),
    row("a space before a colon", get("/", ["X-Mark : a"]), badRequest, nginxRefuses),
    row("a tab before a colon", get("/", ["X-Mark\t: a"]), badRequest, nginxRefuses),
    row("NUL in a header", get("/", { "X-Mark": "a\0b" }), badRequest, nginxRefuses),
    row("NUL in a header's name", get("/", ["X-\0: a"]), badRequest, nginxRefuses),
    row("a control character in a header", get("/", { "X-Mark": "a\x01b" }), badRequest),
    row("a header without a name", get("/", [": a"]), badRequest, nginxRefuses),
    row("a header without a colon", get("/", ["broken"]), badRequest, nginxDropsHeader),
    row("a header whose name is no token", get("/", ["X(Mark: a"]), badRequest, nginxDropsHeader),
    row("bytes above ASCII in a header", get("/", { "X-Mark": "\xe9\xff" }), document),
    row("a header without a value", get("/", ["X-Mark:"]), document),
    row("a tab in a header's value", get("/", { "X-Mark": "a\tb" }), document),
    row("two spaces after the method", get("/").replace("GET ", "GET  "), document),
  ];

  const smuggled = request("GET", `/${visitorMark}.png`);
  const post = (headers: Headers, body: string) => lastRequest("POST", "/", headers, body);
  const chunked = { "Transfer-Encoding": "chunked" };
  const lengthsRefused = (status: Expectation["status"] = 400) =>
    byNginx("nginx refuses the header itself", status);
  const bodies = [
    row("GET with a length of 0", get("/", { "Content-Length": "0" }), document),
    row("GET with a body", lastRequest("GET", "/", { "Content-Length": "3" }, "abc"), document),
    row("GET with chunks", lastRequest("GET", "/", chunked, "3\r\nabc\r\n0\r\n\r\n"), document),
    row("POST with a body", post({ "Content-Length": "3" }, "abc"), refusedMethod),
    row("POST with chunks", post(chunked, "3\r\nabc\r\n0\r\n\r\n"), refusedMethod),
    row("POST with chunks and an extension", post(chunked, "3;a=b\r\nabc\r\n0\r\n\r\n"), refusedMethod),
    row("POST with chunks and a trailer", post(chunked, "3\r\nabc\r\n0\r\nX-Mark: a\r\n\r\n"), refusedMethod),
    ...(
      [
        ["a chunk size that is no number", "zz\r\n"],
        ["a negative chunk size", "-1\r\na\r\n"],
        ["a chunk size in 0x", "0x3\r\nabc\r\n"],
        ["a chunk size beyond 64 bits", "fffffffffffffffff\r\nabc\r\n"],
        ["a chunk longer than its size", "1\r\nabc\r\n0\r\n\r\n"],
        ["a chunk without its end", "3\r\nabcX0\r\n\r\n"],
      ] as const
    ).flatMap(([what, body]) => [
      row(`POST with ${what}`, post(chunked, body + smuggled), refusedMethod, nginxReadsBody),
      row(
        `GET with ${what}`,
        request("GET", "/", chunked, body + smuggled),
        { status: [200, 400] },
        nginxReadsBody,
      ),
    ]),
    ...["1, 2", "5, 5", "+3", "-3", "0x3", "3.0", "3 3", "", "99999999999999999999"].map((length) =>
      row(
        `Content-Length: ${length}`,
        request("POST", "/", { "Content-Length": length }, `abc${smuggled}`),
        badRequest,
        nginxRefuses,
      ),
    ),
    row(
      "two different lengths",
      request("POST", "/", ["Content-Length: 3", "Content-Length: 4"], `abc${smuggled}`),
      badRequest,
      nginxRefuses,
    ),
    row(
      "a length and chunks",
      request("POST", "/", ["Content-Length: 3", "Transfer-Encoding: chunked"], `0\r\n\r\n${smuggled}`),
      badRequest,
      nginxRefuses,
    ),
    row(
      "chunks and a length",
      request("POST", "/", ["Transfer-Encoding: chunked", "Content-Length: 3"], `0\r\n\r\n${smuggled}`),
      badRequest,
      nginxRefuses,
    ),
    ...["gzip", "gzip, chunked", "identity", "xchunked", "x"].map((coding) =>
      row(
        `Transfer-Encoding: ${coding}`,
        request("POST", "/", { "Transfer-Encoding": coding }, `0\r\n\r\n${smuggled}`),
        { status: 501 },
        lengthsRefused([400, 501]),
      ),
    ),
    ...["chunked, gzip", "chunked, chunked", "chunked;a=b", '"chunked"', "chunked\x0b", ""].map((coding) =>
      row(
        `Transfer-Encoding: ${shown(coding)}`,
        request("POST", "/", { "Transfer-Encoding": coding }, `0\r\n\r\n${smuggled}`),
        { status: [400, 501] },
        lengthsRefused([400, 501]),
      ),
    ),
    row(
      "Transfer-Encoding twice",
      request("POST", "/", ["Transfer-Encoding: chunked", "Transfer-Encoding: gzip"], `0\r\n\r\n${smuggled}`),
      { status: [400, 501] },
      lengthsRefused([400, 501]),
    ),
    row("Transfer-Encoding: Chunked", post({ "Transfer-Encoding": "Chunked" }, "0\r\n\r\n"), refusedMethod),
    row(
      "a body of 200,000 bytes",
      post({ "Content-Length": "200000" }, "x".repeat(200_000)),
      refusedMethod,
      byNginx("nginx refuses a body that no page sends", 413),
    ),
    row("a body that ends early", request("POST", "/", { "Content-Length": "10" }, "abc"), refusedMethod, {
      isHalfClosed: true,
      nginx: { reason: "nginx reads the body before it asks the server", expect: [] },
    }),
    row("chunks that end early", request("POST", "/", chunked, "5\r\nabc"), refusedMethod, {
      isHalfClosed: true,
      nginx: { reason: "nginx reads the body before it asks the server", expect: [] },
    }),
  ];

  const expectations = [
    row("Expect: 100-continue by GET", get("/", { Expect: "100-continue" }), document),
    row(
      "Expect: 100-continue by POST",
      post({ Expect: "100-continue", "Content-Length": "3" }, "abc"),
      refusedMethod,
    ),
    row("Expect: tea", get("/", { Expect: "tea" }), { status: [200, 417] }),
    row(
      "Upgrade: websocket",
      get("/", ["Upgrade: websocket", "Sec-WebSocket-Key: eA==", "Connection: Upgrade"]),
      document,
    ),
    row(
      "Upgrade: h2c",
      get("/", ["Upgrade: h2c", "HTTP2-Settings: AAMAAABk", "Connection: Upgrade"]),
      document,
    ),
    row(
      "Connection names other headers",
      get("/", ["Connection: Host, Accept-Language", "Accept-Language: ja"]),
      {
        ...document,
        language: "ja",
      },
    ),
    ...[
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: http",
      "Forwarded: host=evil.example",
      "X-Original-URL: /es",
      "X-Rewrite-URL: /es",
      "X-HTTP-Method-Override: DELETE",
      "X-Forwarded-For: 127.0.0.1",
    ].map((header) =>
      row(header, get("/for-brokers", [header]), { ...document, headers: { "Set-Cookie": null } }),
    ),
  ];

  const rangeOf = (headers: Headers) =>
    row(`range ${shown(linesOf(headers).trim())}`, get("/", headers), {
      ...document,
      headers: { "Accept-Ranges": null, "Content-Range": null },
    });
  const ranges = [
    ...[
      "bytes=0-9",
      "bytes=0-",
      "bytes=-5",
      "bytes=5-2",
      "bytes=0-0,2-3",
      "bytes=999999-",
      "items=0-1",
      "bytes",
      "",
    ].map((range) => rangeOf({ Range: range })),
    rangeOf({ Range: "bytes=0-9", "If-Range": site.entityTag("/", "en", "identity") }),
    rangeOf({ Range: "bytes=0-9", "If-Range": "Thu, 01 Jan 2026 00:00:00 GMT" }),
    row("a range of a script", get(script, { Range: "bytes=0-9" }), {
      status: 200,
      is: "asset",
      headers: { "Content-Range": null },
    }),
  ];

  const tag = site.entityTag("/", "en", "identity");
  const conditions = [
    ...[tag, `W/${tag}`, `"a", ${tag}`, `"a",W/"b" , W/${tag}`, `${tag}, "a,b"`, "*", " * "].map((value) =>
      row(`If-None-Match: ${value} matches`, get("/", { "If-None-Match": value }), {
        ...unchanged,
        headers: { ...unchanged.headers, ETag: tag },
      }),
    ),
    ...['"other"', "", tag.slice(1, -1), `${tag.slice(0, -1)}x"`, "**", '"*"', "W/", '"'].map((value) =>
      row(`If-None-Match: ${value} does not match`, get("/", { "If-None-Match": value }), {
        ...document,
        headers: { ETag: tag },
      }),
    ),
    row("two If-None-Match headers", get("/", ['If-None-Match: "a"', `If-None-Match: ${tag}`]), unchanged, {
      ...byNginx("nginx takes one alone"),
    }),
    row("If-None-Match by HEAD", lastRequest("HEAD", "/", { "If-None-Match": tag }), {
      ...unchanged,
      isHead: true,
    }),
    row(
      "If-None-Match of a coding that is not sent",
      get("/", { "If-None-Match": site.entityTag("/", "en", "br") }),
      document,
    ),
    row("If-None-Match on the way to the hub", get("/es", { "If-None-Match": "*" }), {
      status: 302,
      location: `${hub}/es`,
    }),
    row("If-None-Match of a missing file", get("/missing.png", { "If-None-Match": "*" }), missingFile),
    row("If-None-Match by POST", post({ "If-None-Match": "*", "Content-Length": "0" }, ""), refusedMethod),
    row(
      "If-Modified-Since in the future",
      get("/", { "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT" }),
      document,
    ),
    row("If-Modified-Since that is no date", get("/", { "If-Modified-Since": visitorMark }), document),
    row(
      "Cache-Control: no-cache of a visitor",
      get("/", { "Cache-Control": "no-cache", Pragma: "no-cache" }),
      document,
    ),
  ];

  const codings = (
    [
      ["br", "br"],
      ["gzip", "gzip"],
      ["zstd", "zstd"],
      ["identity", null],
      ["deflate", null],
      ["compress", null],
      ["BR", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, deflate", "gzip"],
      ["gzip, zstd", "zstd"],
      ["br;q=0.5, gzip", "gzip"],
      ["br;q=0.5, gzip;q=0.5", "br"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0, *", "zstd"],
      ["*", "br"],
      ["*;q=0", null],
      ["*;q=0.1, gzip;q=0.5", "gzip"],
      ["identity;q=0", null],
      ["identity;q=0, *;q=0", null],
      ["identity;q=0, gzip;q=0.1", "gzip"],
      ["identity, gzip;q=0.5", null],
      ["gzip;q=0", null],
      ["gzip;q=0.000", null],
      ["gzip;q=0.001", "gzip"],
      ["gzip ; q=1.000", "gzip"],
      ["gzip;Q=1", "gzip"],
      ["gzip;q=2", null],
      ["gzip;q=-1", null],
      ["gzip;q=", null],
      ["gzip;level=9", null],
      ["br gzip", null],
      [",,, br ,,", "br"],
      ["", null],
      [visitorMark, null],
      ["brotli", null],
      ["<script>, gzip", "gzip"],
      [`${"x,".repeat(1000)}gzip`, "gzip"],
    ] as const
  ).map(([value, coding]) =>
    row(`Accept-Encoding: ${shown(value)}`, get("/", { "Accept-Encoding": value }), {
      ...document,
      headers: { "Content-Encoding": coding, ETag: site.entityTag("/", "en", coding ?? "identity") },
    }),
  );

  const bodyOf = "x".repeat(500);
  const connections = [
    row("two requests at once", request("GET", "/") + get("/for-brokers", { "Accept-Language": "ja" }), [
      { ...document, language: "en" },
      { ...document, language: "ja" },
    ]),
    row("HEAD and GET at once", request("HEAD", "/") + get("/partners"), [
      { ...document, isHead: true },
      document,
    ]),
    row("an unchanged document and GET at once", request("GET", "/", { "If-None-Match": "*" }) + get("/"), [
      unchanged,
      document,
    ]),
    row("a redirect and GET at once", request("GET", "/es") + get("/"), [
      { status: 302, location: `${hub}/es` },
      document,
    ]),
    row("a missing file and GET at once", request("GET", "/missing.png") + get("/"), [missingFile, document]),
    row("a malformed target and GET at once", request("GET", "/%ff") + get("/"), badRequest, {
      nginx: { reason: "nginx keeps the visitor's connection", expect: [badRequest, document] },
    }),
    row(
      "POST with a body and GET at once",
      request("POST", "/", { "Content-Length": "500" }, bodyOf) + get("/"),
      [refusedMethod, document],
    ),
    row(
      "POST with chunks and GET at once",
      request("POST", "/", chunked, `1f4\r\n${bodyOf}\r\n0\r\n\r\n`) + get("/"),
      [refusedMethod, document],
    ),
    row(
      "five requests at once",
      Array.from({ length: 4 }, () => request("GET", "/robots.txt")).join("") + get("/"),
      [...Array.from({ length: 4 }, () => ({ status: 200, is: "asset" as const })), document],
    ),
    row("nothing after a request that closes", get("/") + smuggled, document),
    row("HTTP/1.0 kept alive", `GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${get("/partners")}`, [
      document,
      document,
    ]),
    ...["GET / HTTP/1.1\r\nHo", "GET / HT", `GET / HTTP/1.1\r\nHost: ${host}\r\n`, ""].map((start) =>
      row(
        `${shown(start)}, then the end`,
        start,
        { status: [400, 408], isOptional: true, isOfTheFront: true },
        {
          isHalfClosed: true,
        },
      ),
    ),
    row(
      "half a request, then silence",
      `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
      { status: 408 },
      {
        nginx: { reason: "nginx closes without an answer", expect: [] },
      },
    ),
    row("silence", "", []),
    row("half a body, then silence", request("POST", "/", { "Content-Length": "10" }, "abc"), refusedMethod, {
      nginx: { reason: "nginx reads the body before it asks the server", expect: [] },
    }),
  ];

  return [
    ...connections,
    ...visitors,
    ...keptChoices,
    ...routesInLanguages,
    ...spellings,
    ...trailingSlashes,
    ...hubTargets,
    ...unsafeHubTargets,
    ...otherPaths,
    ...badTargets,
    ...absoluteForms,
    ...methods,
    ...assets,
    ...healthChecks,
    ...sizes,
    ...hosts,
    ...versions,
    ...lines,
    ...bodies,
    ...expectations,
    ...ranges,
    ...conditions,
    ...codings,
  ];
};
