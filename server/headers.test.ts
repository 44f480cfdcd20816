import { expect, test } from "vitest";
import { answer, answerBare } from "./answer.ts";
import { manifest, site } from "./fixture.ts";
import { assetHeaders, documentHeaders, policyHeaders } from "./headers.ts";
import { viewManifest } from "./view.ts";

test("every answer has the policies, and denies listed features to all origins", () => {
  const { "Permissions-Policy": permissions, ...others } = policyHeaders(site);
  expect(permissions).toMatch(/^camera=\(\),([a-z-]+=\(\),)+usb=\(\)$/);
  expect(others).toEqual({
    "Content-Security-Policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

test.each([
  [{ hsts: { includeSubDomains: true, preload: false } }, "max-age=63072000; includeSubDomains"],
  [{ hsts: { includeSubDomains: true, preload: true } }, "max-age=63072000; includeSubDomains; preload"],
  [{ url: "http://www.example.com" }, undefined],
  [{ preview: true }, undefined],
])("HTTPS is asked for as the owner says, and never over plain HTTP: %j", (change, header) => {
  expect(policyHeaders({ ...site, ...change })["Strict-Transport-Security"]).toBe(header);
});

test.each([
  ["/drawings/bell.1.svg", "public, max-age=31536000, immutable", "image/svg+xml"],
  ["/old/_astro/page.js", "public, max-age=3600", "text/javascript; charset=utf-8"],
  ["/_astros/a.b/notes.other", "public, max-age=3600", "application/octet-stream"],
])("only a file with a hash in its name is kept for a year: %s", (path, cacheControl, type) => {
  expect(assetHeaders(site, path)).toMatchObject({ "Cache-Control": cacheControl, "Content-Type": type });
});

test("caches that visitors share may keep a document if the owner asks for it, browsers ask each time", () => {
  expect(documentHeaders(site, 60)["Cache-Control"]).toBe("public, max-age=0, must-revalidate, s-maxage=60");
});

test("search engines leave out what a build that is not for them answers, of any kind", () => {
  const view = viewManifest({ ...manifest, site: { ...site, noindex: true } });
  const answers = ["/", "/favicon.svg", "/health", "/nowhere.txt", "/nowhere"].map((path) =>
    answer(new Request(site.url + path), view),
  );
  for (const { headers } of [...answers, answerBare(view)])
    expect(headers).toMatchObject({ "X-Robots-Tag": "noindex" });
  expect(policyHeaders(site)).not.toHaveProperty("X-Robots-Tag");
});
