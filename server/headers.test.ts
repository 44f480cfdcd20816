import { expect, test } from "vitest";
import { site } from "./fixture.ts";
import { assetHeaders, documentHeaders, policyHeaders } from "./headers.ts";

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
  expect(assetHeaders(site, { immutable: true })).toEqual({
    ...policyHeaders(site),
    Vary: "Accept-Encoding",
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  expect(assetHeaders(site, { immutable: false })["Cache-Control"]).toBe("public, max-age=3600");
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
