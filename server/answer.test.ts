import { validateHeaderName, validateHeaderValue } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "../src/languages/languages.ts";
import { type Answer, answer, answerError, answerFailure, type VisitorRequest } from "./answer.ts";
import { headersOf, manifest, site, variantName } from "./fixture.ts";
import { type ProtocolFailure, protocolFailures, viewManifest } from "./view.ts";

const view = viewManifest(manifest);
const hub = site.contentHubOrigin;

const readable = (decided: Answer) => ({ ...decided, headers: headersOf(decided) });

const ask = (target: string, headers: VisitorRequest["headers"] = {}, method = "GET") =>
  readable(answer({ method, target, headers }, view));

/** The status, and the name of the body or the location. */
const outcome = (target: string, headers?: VisitorRequest["headers"], method?: string) => {
  const { status, headers: sent, body } = ask(target, headers, method);
  return [status, sent.Location ?? variantName(body)];
};

describe("routes", () => {
  test.each([
    ["RT-01", "/", "/"],
    ["RT-02", "/for-prop-firms", "/for-prop-firms"],
    ["RT-03", "/for-brokers", "/for-brokers"],
    ["RT-04", "/IBs-communities", "/IBs-communities"],
    ["RT-04", "/ibs-communities", "/IBs-communities"],
    ["RT-05", "/partners", "/partners"],
    ["RT-06", "/case-studies", "/case-studies"],
    ["RT-07", "/privacy-policy", "/privacy-policy"],
    ["RT-07", "/terms-and-conditions", "/terms-and-conditions"],
    ["RT-08", "/confirmation-page", "/confirmation-page"],
  ])("%s %s is the document %s in every language, in any case", (_id, path, document) => {
    for (const language of languageCodes) {
      const headers = { "accept-language": language };
      expect(outcome(path, headers)).toEqual([200, `${language} ${document} identity`]);
      expect(outcome(path.toUpperCase(), headers)).toEqual([200, `${language} ${document} identity`]);
      expect(outcome(`${path}?utm_source=x&y=50%`, headers)).toEqual([
        200,
        `${language} ${document} identity`,
      ]);
    }
  });

  test("RT-03 percent-encoded letters and the absolute form name the same document", () => {
    expect(outcome("/for%2Dbrokers")).toEqual([200, "en /for-brokers identity"]);
    expect(outcome("http://www.example.com:80/for-brokers?x=1")).toEqual([200, "en /for-brokers identity"]);
  });

  test.each([
    ["/for-brokers/", "/for-brokers"],
    ["/IBS-communities/?lng=ja&x=1", "/IBS-communities?lng=ja&x=1"],
    ['/partners/?q="<x>', "/partners?q=%22%3Cx%3E"],
    ["//", "/"],
  ])("RT-04 a trailing slash is dropped: %s leads to %s", (target, location) => {
    expect(outcome(target)).toEqual([301, location]);
  });

  test.each([
    "/blog",
    "/blog/",
    "/blog/use-cases/a?utm_source=x&y=%20z",
    "/ES",
    "/es/a/b.png",
    "/pt/?x",
    "/Pt/..//evil.example",
    "/es//evil.example",
    "/es/%2e%2e/%2F%2Fevil.example",
    "/es/@evil.example",
    "/es/%E4%B8%AD",
    "/es%2F..%2F",
  ])("RT-09 %s goes to the content hub, path and query kept", (target) => {
    expect(outcome(target)).toEqual([302, hub + target]);
  });

  test("RT-09 characters not allowed in an address are percent-encoded in the redirect to the hub", () => {
    expect(outcome('/es/"<a>?q=`{|}^')).toEqual([302, `${hub}/es/%22%3Ca%3E?q=%60%7B%7C%7D%5E`]);
  });

  test.each([
    "/anything",
    "/anything/",
    "/for-brokers/more",
    "/for-brokers//",
    "/blogs",
    "/es-mx",
    "/espa%C3%B1ol",
    "//evil.example/",
    "//evil.example/a",
    "/%2Fevil.example/a",
    "/evil.example/",
    "/__proto__",
    "/constructor",
    "/toString",
    "/status-404",
    "/_astro",
  ])("RT-10 %s is unknown and goes to /", (path) => {
    expect(outcome(path)).toEqual([302, "/"]);
    expect(outcome(`${path}?utm_source=x&lng=ja`)).toEqual([302, "/?utm_source=x"]);
  });

  test.each([
    ["?", ""],
    ["?lng=ja", ""],
    ["?&lng=ja&&", ""],
    ["?utm_source=x&y=50%&gclid=a%26b", "?utm_source=x&y=50%&gclid=a%26b"],
    ["?a&l%6Eg=ja&%6c%6e%67&b=1&lng=zz&c=lng&lng2=x&LNG=y&?lng=z", "?a&b=1&c=lng&lng2=x&LNG=y&?lng=z"],
    ["??lng=ja&lng", "??lng=ja"],
    ["?//evil.example&@evil.example", "?//evil.example&@evil.example"],
    [`?"<x>\`{|}^&lng=ja`, "?%22%3Cx%3E%60%7B%7C%7D%5E"],
  ])("RT-10 an unknown path with %s leads to / with all of it but the language: %s", (query, kept) => {
    expect(outcome(`/anything${query}`)).toEqual([302, `/${kept}`]);
  });

  describe("the owner's redirects", () => {
    const moving = viewManifest({
      ...manifest,
      site: {
        ...site,
        redirects: [
          { from: "/old-page", to: "/for-brokers", status: 301 },
          { from: "/Alte Seite/Größe", to: "/case-studies?x=1#broker-1", status: 302 },
          { from: "/shop.php", to: "https://shop.example.net", status: 301 },
          { from: "/robots.txt", to: "/partners", status: 301 },
        ],
      },
    });
    const move = (target: string, headers: VisitorRequest["headers"] = {}, method = "GET") =>
      readable(answer({ method, target, headers }, moving));

    test.each([
      ["/old-page", 301, "/for-brokers"],
      ["/OLD-page/", 301, "/for-brokers"],
      ["/old%2Dpage?utm_source=a&utm_term=%20", 301, "/for-brokers?utm_source=a&utm_term=%20"],
      ["http://www.example.com/old-page?", 301, "/for-brokers"],
      ["/alte%20seite/gr%C3%B6%C3%9Fe?y=2", 302, "/case-studies?x=1&y=2#broker-1"],
      ['/shop.php?next=//evil.example&q="', 301, "https://shop.example.net?next=//evil.example&q=%22"],
    ])("RT-10 %s is answered with %i to %s", (target, status, location) => {
      const { status: got, headers, body } = move(target);
      expect([got, headers.Location, body]).toEqual([status, location, undefined]);
      expect(move(target, {}, "HEAD").headers).toEqual(headers);
    });

    test("RT-10 a file that is there, a longer path and another method are answered as ever", () => {
      expect(move("/robots.txt").status).toBe(200);
      expect(move("/old-page/more").headers.Location).toBe("/");
      expect(move("/old-page//").headers.Location).toBe("/");
      expect(move("/old-page", {}, "POST").status).toBe(405);
    });

    test("LN-03 they keep a choice of language, in the cookie and the address", () => {
      const { headers } = move("/old-page?lng=ja&x=1", { cookie: "i18nextLng=es" });
      expect(headers).toMatchObject({
        Location: "/for-brokers?lng=ja&x=1",
        "Content-Language": "ja",
        "Set-Cookie": expect.stringContaining("i18nextLng=ja;"),
        Vary: move("/for-brokers").headers.Vary,
        "Cache-Control": "no-cache",
      });
    });
  });

  test.each([
    "/favicon.ico",
    "/a/b/photo.JPG",
    "/_astro/page.B5GK.js",
    "/_astro/",
    "/_astro/__proto__",
    "/Assets/logo",
    "/.env",
    "/index.html",
    "//evil.example",
    "/%2Fevil.example/x.png",
    "/x%2Ephp",
  ])("RT-11 %s is a missing file: the not-found document in the visitor's language", (path) => {
    expect(outcome(path)).toEqual([404, "en status-404 identity"]);
    expect(outcome(path, { cookie: "i18nextLng=ja" })).toEqual([404, "ja status-404 identity"]);
  });

  test.each([
    "",
    "*",
    "for-brokers",
    "?page=2",
    "http://",
    "http:///evil",
    "ftp://evil.example/",
    "javascript:alert(1)",
    "/%",
    "/%zz",
    "/%ff",
    "/%00",
    "/%0d%0aSet-Cookie:%20a=b",
    "/%5Cevil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/es\\..\\evil",
    "/es/\r\nSet-Cookie: a=b",
    "/\0",
    "/a b",
    "/\u00e9",
    "/\u{1f600}",
    "/#top",
    "/?a#b",
  ])("RT-12 the malformed target %j gets the 400 document", (target) => {
    expect(outcome(target)).toEqual([400, "en status-400 identity"]);
    expect(outcome(target, { "accept-language": "hi" })).toEqual([400, "hi status-400 identity"]);
  });

  test.each([
    ["a malformed target", 400, "/%zz"],
    ["no path", 400, ""],
    ["a wrong host", 400, "/", "GET", "a b"],
    ["a method", 405, "/", "POST"],
    ["a method with a malformed target", 405, "/%zz", "POST"],
    ["a method with a long target", 405, `/${"a".repeat(8192)}`, "POST"],
  ])(
    "RT-12 LN-01 %s gets the %i document in the language of query, cookie and headers, in this order",
    (_what, status, path, method = "GET", host = "") => {
      const headers = { host, "accept-language": "hi" };
      const document = `status-${status} identity`;
      expect(outcome(path, headers, method)).toEqual([status, `hi ${document}`]);
      expect(outcome(path, { ...headers, cookie: "i18nextLng=ru" }, method)).toEqual([
        status,
        `ru ${document}`,
      ]);
      const asked = ask(`${path}?a=%zz&lng=zh#b`, { ...headers, cookie: "i18nextLng=ru" }, method);
      expect([asked.status, variantName(asked.body)]).toEqual([status, `zh ${document}`]);
      expect(asked.headers["Set-Cookie"]).toMatch(/^i18nextLng=zh;/);
      expect(outcome(`${path}?lng=<script>`, headers, method)).toEqual([status, `hi ${document}`]);
    },
  );

  test("RT-12 a target of 8192 characters is read, a longer one gets 414", () => {
    expect(outcome(`/${"a".repeat(8191)}`)).toEqual([302, "/"]);
    expect(ask(`/${"a".repeat(8192)}`)).toMatchObject({ status: 414, body: "414 URI Too Long\n" });
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", ""])(
    "RT-12 the method %j gets the 405 document",
    (method) => {
      const { status, headers, body } = ask("/for-brokers", { "accept-language": "pt" }, method);
      expect([status, headers.Allow, variantName(body)]).toEqual([
        405,
        "GET, HEAD",
        "pt status-405 identity",
      ]);
    },
  );

  test("RT-12 a manifest without the document gives a bare 500", () => {
    const empty = viewManifest({ build: "none", site, documents: [], assets: [] });
    const reply = readable(answer({ method: "GET", target: "/%", headers: {} }, empty));
    expect(reply).toMatchObject({
      status: 500,
      headers: { "Content-Length": "26", "X-Frame-Options": "DENY" },
      body: "500 Internal Server Error\n",
    });
  });

  test.each([400, 500] as const)(
    "RT-12 LN-01 a request that a host fails to answer gets %i in its language",
    (status) => {
      const request = { method: "GET", target: "/%zz?lng=zh", headers: { "accept-encoding": "br" } };
      expect(variantName(answerError(status, request, view).body)).toBe(`zh status-${status} br`);
      const usualLanguage = () => {
        throw new Error("broken");
      };
      expect(variantName(answerError(status, request, { ...view, usualLanguage }).body)).toBe(
        `en status-${status} identity`,
      );
    },
  );

  test("RT-12 a request that cannot be read gets the 400 or 500 document in English", () => {
    expect(variantName(answerFailure(400, view).body)).toBe("en status-400 identity");
    expect(variantName(answerFailure(500, view).body)).toBe("en status-500 identity");
    expect(headersOf(answerFailure(500, view))).toMatchObject({
      "Content-Language": "en",
      "Cache-Control": "no-cache",
    });
  });

  test.each(Object.entries(protocolFailures))(
    "RT-12 a request that breaks the protocol gets %s %s as text, with the policies",
    (status, reason) => {
      const reply = readable(answerFailure(Number(status) as ProtocolFailure, view));
      expect(reply).toMatchObject({ status: Number(status), body: `${status} ${reason}\n` });
      expect(reply.headers).toMatchObject({
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": String(reason.length + 5),
        "Cache-Control": "no-store",
        "X-Frame-Options": "DENY",
      });
    },
  );

  test("/health gives the hash of the build, and is not kept", () => {
    const { status, headers, body } = ask("/health");
    expect([status, body, headers["Cache-Control"]]).toEqual([200, `${manifest.build}\n`, "no-store"]);
    expect(ask("/health", {}, "HEAD")).toEqual({ ...ask("/health"), body: undefined });
    expect(outcome("/health/")).toEqual([302, "/"]);
  });

  test("an absolute address without a path is the root", () => {
    expect(outcome("http://www.example.com")).toEqual([200, "en / identity"]);
    expect(outcome("https://www.example.com?lng=ja")).toEqual([200, "ja / identity"]);
    expect(outcome("?lng=ja")).toEqual([400, "ja status-400 identity"]);
  });
});

describe("hosts", () => {
  test.each([
    "www.example.com, www.example.com",
    "a b",
    "www.example.com/",
    "user@www.example.com",
    "www.example.com:80:80",
    "www.example.com:port",
    "[::1",
    "%zz",
    "exämple.com",
    "<script>",
  ])("RT-12 a request for the host %j gets the 400 document", (host) => {
    expect(outcome("/", { host })).toEqual([400, "en status-400 identity"]);
  });

  test.each(["", "www.example.com", "WWW.example.com.:443", "127.0.0.1:4321", "[::1]:80", "a_b", "%41"])(
    "any other is answered: %j",
    (host) => {
      expect(outcome("/partners", { host })).toEqual([200, "en /partners identity"]);
    },
  );

  const canonical = viewManifest({ ...manifest, site: { ...site, redirectToCanonicalHost: true } });
  const askCanonical = (target: string, host?: string, method = "GET") =>
    readable(answer({ method, target, headers: { host } }, canonical));

  test.each([
    ["/", "example.com", "/"],
    ["/partners/?lng=ja&x=1", "www.example.com.evil.example", "/partners/?lng=ja&x=1"],
    ["/_astro/page.B5gk.js", "127.0.0.1", "/_astro/page.B5gk.js"],
    ["//evil.example/", "example.com", "//evil.example/"],
    ["http://example.com/partners", "www.example.com", "/partners"],
    ["http://example.com", "www.example.com", "/"],
    ["/", "www.example.com:8443", "/"],
    ["/", undefined, "/"],
  ])("if the owner asks for it, %s at %s is redirected to the canonical host", (target, host, location) => {
    const { status, headers } = askCanonical(target, host);
    expect([status, headers.Location]).toEqual([301, site.url + location]);
  });

  test("the canonical host itself, and who asks for the build's health, are answered", () => {
    for (const host of ["www.example.com", "WWW.EXAMPLE.COM", "www.example.com:443"])
      expect(askCanonical("/", host).status).toBe(200);
    expect(askCanonical("http://www.example.com/", "example.com").status).toBe(200);
    expect(askCanonical("/health", "127.0.0.1").status).toBe(200);
    expect(askCanonical("/", "example.com", "POST").status).toBe(405);
  });
});

describe("languages", () => {
  test.each([
    ["query", "/?lng=ja", { cookie: "i18nextLng=es", "accept-language": "pt" }, "ja"],
    ["cookie", "/", { cookie: "a=b; i18nextLng=es; c=d", "accept-language": "pt" }, "es"],
    ["Accept-Language", "/", { "accept-language": "qaa, pt-BR;q=0.9, ru;q=0.1" }, "pt"],
    ["default", "/", {}, "en"],
  ])("LN-01 the %s decides if no earlier source does", (_source, target, headers, language) => {
    expect(variantName(ask(target, headers).body)).toBe(`${language} / identity`);
    expect(ask(target, headers).headers["Content-Language"]).toBe(language);
  });

  test("LN-02 after unsupported and script-like values the next source decides", () => {
    const headers = { cookie: "i18nextLng=fr", "accept-language": "zh-Hant-TW" };
    expect(ask("/?lng=%3Cscript%3Ees", headers).headers["Content-Language"]).toBe("zh");
    expect(ask("/?lng=%3Cscript%3Ees", headers).headers).not.toHaveProperty("Set-Cookie");
  });

  test("LN-03 a choice is kept in a cookie, Secure if the site is, whatever host is asked for", () => {
    const cookie = "i18nextLng=ja; Path=/; Max-Age=31536000; SameSite=Lax";
    for (const host of [undefined, "localhost", "127.0.0.1:4321", "www.example.com"])
      expect(ask("/?lng=JA_jp", { host }).headers["Set-Cookie"]).toBe(`${cookie}; Secure`);
    const plain = viewManifest({ ...manifest, site: { ...site, url: "http://www.example.com" } });
    const { headers } = readable(answer({ method: "GET", target: "/?lng=ja", headers: {} }, plain));
    expect(headers["Set-Cookie"]).toBe(cookie);
    expect(headers).not.toHaveProperty("Strict-Transport-Security");
  });

  test("LN-03 a choice is kept on redirects and on the not-found page as well", () => {
    for (const target of ["/anything?lng=ru", "/partners/?lng=ru", "/es?lng=ru", "/x.png?lng=ru"]) {
      expect(ask(target).headers["Set-Cookie"]).toMatch(/^i18nextLng=ru;/);
    }
    expect(ask("/favicon.svg?lng=ru").headers).not.toHaveProperty("Set-Cookie");
  });

  test("LY-14 a framed sample has the language of the page around it, and stores no choice", () => {
    const { body, headers } = ask("/samples/newsletter?lng=ru", { "accept-language": "ja" });
    expect(variantName(body)).toBe("ru /samples/newsletter identity");
    expect(headers["Content-Language"]).toBe("ru");
    expect(headers).not.toHaveProperty("Set-Cookie");
    expect(headers).not.toHaveProperty("Clear-Site-Data");
  });

  test("LN-03 prerendered pages are cleared only if the choice changes the language", () => {
    const cleared = (target: string, headers: VisitorRequest["headers"]) =>
      ask(target, headers).headers["Clear-Site-Data"];
    expect(cleared("/?lng=ja", {})).toBe('"prefetchCache", "prerenderCache"');
    expect(cleared("/?lng=ja", { cookie: "i18nextLng=es", "accept-language": "ja" })).toBeDefined();
    expect(cleared("/?lng=ja", { cookie: "i18nextLng=ja" })).toBeUndefined();
    expect(cleared("/?lng=ja", { "accept-language": "ja-JP" })).toBeUndefined();
    expect(cleared("/?lng=en", {})).toBeUndefined();
    expect(cleared("/", { cookie: "i18nextLng=ja" })).toBeUndefined();
  });

  test("LN-02 only published languages are chosen", () => {
    const two = viewManifest({ ...manifest, site: { ...site, publishedLanguages: ["en", "es"] } });
    const request = { method: "GET", target: "/?lng=ja", headers: { cookie: "i18nextLng=ES" } };
    expect(answer(request, two).language).toBe("es");
  });
});

describe("headers", () => {
  const everyKind = [
    "/",
    "/for-brokers/",
    "/es",
    "/anything",
    "/x.png",
    "/%",
    "/favicon.svg",
    "/_astro/page.B5gk.js",
  ];
  const policies = {
    "Content-Security-Policy": expect.stringContaining("default-src 'none'"),
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": expect.stringContaining("camera=()"),
    "X-Frame-Options": "DENY",
  };

  test.each(everyKind)("every answer carries the policies: %s", (target) => {
    expect(ask(target).headers).toMatchObject(policies);
    expect(ask(target, {}, "HEAD").headers).toMatchObject(policies);
    expect(ask(target, {}, "POST").headers).toMatchObject(policies);
    expect(ask(target, { "if-none-match": "*" }).headers).toMatchObject(policies);
  });

  test("a document carries its own policy, also on 304, and a redirect allows nothing", () => {
    const own = "default-src 'none'; script-src 'sha256-/partners'";
    expect(ask("/partners").headers["Content-Security-Policy"]).toBe(own);
    expect(ask("/partners", { "if-none-match": "*" }).headers["Content-Security-Policy"]).toBe(own);
    expect(ask("/anything").headers["Content-Security-Policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  test.each([
    ["/", "GET", {}],
    ["/", "GET", { "if-none-match": "*" }],
    ["/for-brokers/", "GET", {}],
    ["/es", "GET", {}],
    ["/anything", "GET", {}],
    ["/x.png", "GET", {}],
    ["/%", "GET", {}],
    ["/", "POST", {}],
  ])("%s by %s %j varies by visitor and is revalidated", (target, method, headers) => {
    expect(ask(target, { ...headers, "accept-language": "ru" }, method).headers).toMatchObject({
      "Content-Language": "ru",
      Vary: "Accept-Encoding, Accept-Language, Cookie",
      "Cache-Control": "no-cache",
    });
  });

  test("assets are the same for every visitor; hashed ones are cached for a year, others for an hour", () => {
    const script = ask("/_astro/page.B5gk.js", { cookie: "i18nextLng=ja" });
    expect(variantName(script.body)).toBe("/_astro/page.B5gk.js identity");
    expect(script.headers).toMatchObject({
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    });
    expect(script.headers).not.toHaveProperty("Content-Language");
    expect(ask("/robots.txt").headers["Cache-Control"]).toBe("public, max-age=3600");
    expect(ask("/favicon.svg").headers["Content-Security-Policy"]).toContain("style-src 'sha256-favicon'");
  });

  test("a document has its media type, and only a refused method gets Allow", () => {
    for (const [target, method] of [
      ["/", "GET"],
      ["/x.png", "GET"],
      ["/%", "GET"],
      ["/", "POST"],
    ] as const) {
      const { headers } = ask(target, {}, method);
      expect(headers["Content-Type"]).toBe("text/html; charset=utf-8");
      expect("Allow" in headers).toBe(method === "POST");
    }
  });

  test("Content-Encoding is sent if there is an encoding", () => {
    expect(ask("/", { "accept-encoding": "br" }).headers["Content-Encoding"]).toBe("br");
    expect(ask("/").headers).not.toHaveProperty("Content-Encoding");
  });

  test("ranges are not served", () => {
    const { status, headers } = ask("/", { range: "bytes=5-2" } as VisitorRequest["headers"]);
    expect(status).toBe(200);
    expect(Object.keys(headers).filter((name) => name.includes("Range"))).toEqual([]);
  });

  test("HEAD equals GET without its body", () => {
    for (const target of everyKind) {
      expect(ask(target, {}, "HEAD")).toEqual({ ...ask(target), body: undefined });
    }
    expect(ask("/", {}, "HEAD").headers["Content-Length"]).toBe("4000");
  });
});

describe("conditions", () => {
  const etag = String(ask("/").headers.ETag);

  test.each([etag, `W/${etag}`, `"a", ${etag}`, `"a",W/"b" , W/${etag}`, "*", " * "])(
    "If-None-Match: %s is answered 304",
    (ifNoneMatch) => {
      const { status, headers, body } = ask("/", { "if-none-match": ifNoneMatch });
      expect([status, headers.ETag, body]).toEqual([304, etag, undefined]);
      expect(headers).not.toHaveProperty("Content-Length");
      expect(headers).not.toHaveProperty("Content-Type");
      expect(ask("/", { "if-none-match": ifNoneMatch }, "HEAD").status).toBe(304);
    },
  );

  test.each(['"other"', "", etag.slice(1, -1), `${etag.slice(0, -1)}x"`, "**", '"*"'])(
    "If-None-Match: %s is answered 200",
    (ifNoneMatch) => {
      expect(ask("/", { "if-none-match": ifNoneMatch }).status).toBe(200);
    },
  );

  test("the entity tag is strong and differs by document, language and encoding", () => {
    const requests: [string, VisitorRequest["headers"]][] = [
      ["/", {}],
      ["/", { "accept-encoding": "br" }],
      ["/", { "accept-encoding": "gzip" }],
      ["/?lng=es", {}],
      ["/partners", {}],
    ];
    const tags = requests.map(([target, headers]) => ask(target, headers).headers.ETag);
    expect(new Set(tags).size).toBe(requests.length);
    for (const tag of tags) expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  });

  test("conditions do not turn an error or a redirect into 304", () => {
    for (const [target, status] of [
      ["/x.png", 404],
      ["/%", 400],
      ["/anything", 302],
    ] as const) {
      const reply = ask(target, { "if-none-match": "*" });
      expect(reply.status).toBe(status);
      expect(reply.headers).not.toHaveProperty("ETag");
    }
  });
});

test("any request gets an answer, and no redirect to another site", () => {
  const pieces = fc.constantFrom(
    ...[
      "/",
      "//",
      "\\",
      "%2f",
      "%5c",
      "..",
      "%2e",
      "es",
      "blog",
      "PT",
      "evil.example",
      "@",
      ":",
      "?",
      "lng=",
      "#",
    ],
    ...[
      "%0d%0a",
      "\r\n",
      "%00",
      "%",
      "_astro",
      "assets",
      "for-brokers",
      ".png",
      "http://",
      "<script>",
      "é",
      "__proto__",
    ],
  );
  const targets = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string().map((text) => `/${text}`),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
    fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
  );
  const text = fc.option(fc.string({ unit: "binary" }), { nil: undefined });
  const headers = fc.record({
    host: fc.oneof(fc.constantFrom(undefined, "www.example.com", "localhost:80"), text),
    cookie: fc.oneof(
      text,
      fc.string().map((value) => `i18nextLng=${value}`),
    ),
    "accept-language": text,
    "accept-encoding": text,
    "if-none-match": text,
  });
  const methods = fc.oneof(
    fc.constantFrom("GET", "HEAD"),
    fc.constantFrom("GET", "HEAD", "POST", "OPTIONS"),
    fc.string(),
  );
  const kinds = new Set<number>();
  const none = {
    host: undefined,
    cookie: undefined,
    "accept-language": undefined,
    "accept-encoding": undefined,
    "if-none-match": undefined,
  };
  fc.assert(
    fc.property(methods, targets, headers, (method, target, headers) => {
      const reply = ask(target, headers, method);
      kinds.add(reply.status);
      expect([200, 301, 302, 304, 400, 404, 405, 414]).toContain(reply.status);
      for (const [name, value] of Object.entries(reply.headers)) {
        validateHeaderName(name);
        validateHeaderValue(name, value);
        expect(value).toMatch(/^[ -~]*$/);
      }
      const location = reply.headers.Location;
      if (location === undefined) return;
      expect(location.startsWith(`${hub}/`) || /^\/(?![/\\])/.test(location)).toBe(true);
      const { origin } = new URL(location, site.url);
      expect([hub, site.url]).toContain(origin);
    }),
    // The examples are of the rarest kinds.
    {
      numRuns: 5000,
      examples: [
        ["GET", "/for-brokers/", none],
        ["GET", "/es/a", none],
      ],
    },
  );
  expect([...kinds].sort()).toEqual(expect.arrayContaining([200, 301, 302, 400, 404, 405]));
});
