import { expect, test } from "vitest";
import { preferredEncodings } from "./encoding.ts";

test.each([
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000, zstd;q=0.0, gzip;q=0", "identity"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0.5, gzip;q=0.5, zstd;q=0.5", "br"],
  ["*", "br"],
  ["*, br;q=0", "zstd"],
  ["*;q=0.5, gzip", "gzip"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["identity, br;q=0.5", "identity"],
  ["identity, br", "br"],
  ["identity;q=0.5, br;q=0.4", "identity"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["identity;q=0", "identity"],
  ["br;q=2, gzip;q=x, zstd;q=-1", "identity"],
  ["br ; Q=0.3 ,\tgzip ;q=0.2", "br"],
  [",,;q=1,br", "br"],
])("Accept-Encoding: %j prefers %s", (header, encoding) => {
  expect(preferredEncodings(header)[0]).toBe(encoding);
});

test("what is not stored passes to the next, in the end to the plain bytes", () => {
  expect(preferredEncodings("zstd;q=0.5, gzip;q=0.1, br")).toEqual(["br", "zstd", "gzip", "identity"]);
  expect(preferredEncodings("gzip;q=0.1")).toEqual(["gzip", "identity"]);
  expect(preferredEncodings("gzip, identity;q=0")).toEqual(["gzip", "identity"]);
});
