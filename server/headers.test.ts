import { expect, test } from "vitest";
import { assetHeaders, documentHeaders, policyHeaders } from "./headers.ts";

test("each listed browser feature is denied to all origins", () => {
  const denied = policyHeaders["Permissions-Policy"].split(", ");
  for (const feature of denied) expect(feature).toMatch(/^[a-z]+(-[a-z]+)*=\(\)$/);
  expect(denied).toEqual(
    expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "payment=()", "usb=()"]),
  );
  expect(denied).toEqual([...new Set(denied)].sort());
});

test("documents and assets have the policy headers and their own", () => {
  expect(documentHeaders).toEqual({
    ...policyHeaders,
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    "Cache-Control": "no-cache",
  });
  expect(assetHeaders({ immutable: true })).toEqual({
    ...policyHeaders,
    Vary: "Accept-Encoding",
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  expect(assetHeaders({ immutable: false })["Cache-Control"]).toBe("public, max-age=3600");
});
