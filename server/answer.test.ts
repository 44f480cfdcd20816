import fc from "fast-check";
import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { manifest, site } from "./fixture.ts";
import type { Manifest, ServedSite } from "./manifest.ts";
import { viewManifest } from "./view.ts";

// Only what tests/http/cases.ts cannot show with the one build that it has.

const viewOf = (change: Partial<ServedSite>, others: Partial<Manifest> = {}) =>
  viewManifest({ ...manifest, ...others, site: { ...site, ...change } });

const ask = (target: string, view = viewOf({}), method = "GET") =>
  answer({ method, url: new URL(target, site.url).href, headers: new Headers() }, view);

test.each([
  ["http://example.com//evil.example/?x=1", "GET", 301, "//evil.example/?x=1"],
  ["http://127.0.0.1:4321/robots.txt", "GET", 301, "/robots.txt"],
  ["http://www.example.com:8443/", "GET", 301, "/"],
  ["http://example.com/", "POST", 405, undefined],
  ["http://127.0.0.1/health", "GET", 200, undefined],
  ["http://WWW.example.com:443/", "GET", 200, undefined],
])("with a canonical host, %s by %s is answered with %i to %s", (url, method, status, path) => {
  const { headers, ...others } = ask(url, viewOf({ redirectToCanonicalHost: true }), method);
  expect([others.status, headers.Location]).toEqual([status, path && site.url + path]);
  expect(ask(url).headers.Location).not.toBe(headers.Location ?? "");
});

test.each([
  ["/OLD-page/", 301, "/for-brokers"],
  ["/old%2Dpage?utm_source=a&lng=ja", 301, "/for-brokers?utm_source=a&lng=ja"],
  ["/alte%20seite/gr%C3%B6%C3%9Fe?y=2", 302, "/case-studies?x=1&y=2#broker-1"],
  ['/shop.php?next=//evil.example&q="', 301, "https://shop.example.net?next=//evil.example&q=%22"],
  ["/old-page/more", 302, "/"],
  ["/robots.txt", 200, undefined],
])("RT-10 the owner's redirects answer %s with %i to %s", (target, status, location) => {
  const redirects: ServedSite["redirects"] = [
    { from: "/old-page", to: "/for-brokers", status: 301 },
    { from: "/Alte Seite/Größe", to: "/case-studies?x=1#broker-1", status: 302 },
    { from: "/shop.php", to: "https://shop.example.net", status: 301 },
    { from: "/robots.txt", to: "/partners", status: 301 },
  ];
  const { headers, ...others } = ask(target, viewOf({ redirects }));
  expect([others.status, headers.Location]).toEqual([status, location]);
});

test("LN-02 only published languages are chosen", () => {
  const { headers } = ask("/?lng=ja&lng=es", viewOf({ publishedLanguages: ["en", "es"] }));
  expect(headers["Content-Language"]).toBe("es");
});

test("LN-03 a choice is kept in a cookie that is Secure if the site is", () => {
  const cookieOf = (url: string) => ask("/?lng=JA_jp", viewOf({ url })).headers["Set-Cookie"];
  const cookie = "i18nextLng=ja; Path=/; Max-Age=31536000; SameSite=Lax";
  expect(cookieOf("http://www.example.com")).toBe(cookie);
  expect(cookieOf("https://www.example.com")).toBe(`${cookie}; Secure`);
});

test("RT-12 a build without a document for a failure gives a bare 500", () => {
  const { status, headers, body } = ask("/x.png", viewOf({}, { documents: [] }));
  expect([status, headers["Content-Length"], body]).toEqual([500, "26", "500 Internal Server Error\n"]);
  expect(headers).toMatchObject({ "Cache-Control": "no-store", "X-Frame-Options": "DENY" });
});

test.each(["es:%2fblog", "blog:.evil.example", "data:,"])("RT-12 the path of %s is refused", (url) => {
  expect(answer({ method: "GET", url, headers: new Headers() }, viewOf({})).status).toBe(400);
});

test("any request gets an answer, and no redirect to another site", () => {
  const view = viewOf({ redirects: [{ from: "/old", to: "https://shop.example.net", status: 301 }] });
  const words =
    "/ // \\ %2f %5c .. %2e es blog old evil.example @ : ? lng= # %0d%0a \r\n % .png http:// < é for-brokers";
  const pieces = fc.array(fc.constantFrom(...words.split(" ")), { maxLength: 12 }).map((all) => all.join(""));
  const text = fc.string({ unit: "binary" });
  const target = fc.oneof(text, pieces);
  const address = fc.tuple(fc.constantFrom("", `${site.url}/`), target).map((parts) => parts.join(""));
  const headers = fc.dictionary(
    fc.constantFrom("host", "cookie", "accept-language", "accept-encoding", "if-none-match"),
    fc.oneof(target, fc.constantFrom("*", "www.example.com")),
  );
  const statuses = new Set<number>();
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom("GET", "HEAD"), text), address, headers, (method, url, sent) => {
      const reply = answer({ method, url, headers: { get: (name) => sent[name] ?? null } }, view);
      statuses.add(reply.status);
      expect(Object.values(reply.headers).join("")).toMatch(/^[ -~]*$/);
      const { Location: location = "/" } = reply.headers;
      const { origin } = new URL(location, site.url);
      expect([site.url, site.contentHubOrigin, "https://shop.example.net"]).toContain(origin);
    }),
    { numRuns: 5000 },
  );
  expect([...statuses].sort()).toEqual([200, 301, 302, 304, 400, 404, 405]);
});
