import { expect, test } from "vitest";
import { answer, answerBare } from "./answer.ts";
import { manifest, site } from "./fixture.ts";
import { assetHeaders, documentHeaders, policyHeaders } from "./headers.ts";
import { viewManifest } from "./view.ts";

test("each listed browser feature is denied to all origins", () => {
  const denied = policyHeaders(site)["Permissions-Policy"].split(",");
  for (const feature of denied) expect(feature).toMatch(/^[a-z]+(-[a-z]+)*=\(\)$/);
  expect(denied).toEqual(
    expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "payment=()", "usb=()"]),
  );
  expect(denied).toEqual([...new Set(denied)].sort());
});

test("documents and assets have the policy headers and their own", () => {
  expect(documentHeaders(site)).toEqual({
    ...policyHeaders(site),
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    "Cache-Control": "no-cache",
  });
  expect(assetHeaders(site, "/favicon.svg")).toEqual({
    ...policyHeaders(site),
    Vary: "Accept-Encoding",
    "Cache-Control": "public, max-age=3600",
    "Content-Type": "image/svg+xml",
  });
});

test.each([
  ["/_astro/page.B5gk.js", true],
  ["/drawings/bell.1.svg", true],
  ["/share/en/home.0123abcd.jpg", true],
  ["/old/drawings/bell.svg", false],
  ["/old/_astro/page.js", false],
  ["/_astros/page.js", false],
])("only files with a hash in their name are cached for a year: %s, %s", (path, isLong) => {
  const maxAge = isLong ? "max-age=31536000, immutable" : "max-age=3600";
  expect(assetHeaders(site, path)["Cache-Control"]).toBe(`public, ${maxAge}`);
});

test("every asset has its media type", () => {
  const types = {
    "a.avif": "image/avif",
    "a.css": "text/css; charset=utf-8",
    "a.gif": "image/gif",
    "a.ico": "image/x-icon",
    "a.jpeg": "image/jpeg",
    "a.jpg": "image/jpeg",
    "a.js": "text/javascript; charset=utf-8",
    "a.json": "application/json",
    "a.mjs": "text/javascript; charset=utf-8",
    "a.png": "image/png",
    "a.svg": "image/svg+xml",
    "a.txt": "text/plain; charset=utf-8",
    "a.webmanifest": "application/manifest+json",
    "a.webp": "image/webp",
    "a.woff2": "font/woff2",
    "a.xml": "application/xml",
  };
  const paths = Object.keys(types);
  expect(
    Object.fromEntries(paths.map((file) => [file, assetHeaders(site, `/b.c/${file}`)["Content-Type"]])),
  ).toEqual(types);
});

test("caches that visitors share may keep a document if the owner asks for it, browsers ask each time", () => {
  expect(documentHeaders(site, 60)["Cache-Control"]).toBe("public, max-age=0, must-revalidate, s-maxage=60");
});

test("HTTPS is asked for only on this host, on others if the owner says so, and never over plain HTTP", () => {
  const header = (change: object) => policyHeaders({ ...site, ...change })["Strict-Transport-Security"];
  expect(header({})).toBe("max-age=63072000");
  expect(header({ hsts: { includeSubDomains: true, preload: false } })).toBe(
    "max-age=63072000; includeSubDomains",
  );
  expect(header({ hsts: { includeSubDomains: true, preload: true } })).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
  expect(header({ url: "http://www.example.com" })).toBeUndefined();
  expect(header({ preview: true })).toBeUndefined();
});

test("search engines leave out what a build that is not for them answers, of any kind", () => {
  const view = viewManifest({ ...manifest, site: { ...site, noindex: true } });
  const ask = (path: string, method = "GET") =>
    answer(
      { method, url: `https://www.example.com${path}`, headers: new Headers({ host: "www.example.com" }) },
      view,
    );
  const answers = [
    ask("/"),
    ask("/favicon.svg"),
    ask("/health"),
    ask("/nowhere.txt"),
    ask("/nowhere"),
    ask("/", "POST"),
    answerBare(view),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 302, 405, 500]);
  for (const { headers } of answers) expect(headers).toMatchObject({ "X-Robots-Tag": "noindex" });
  expect(policyHeaders(site)).not.toHaveProperty("X-Robots-Tag");
});
