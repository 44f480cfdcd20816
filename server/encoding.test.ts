import { expect, test } from "vitest";
import { preferredEncodings } from "./encoding.ts";

test.each([
  ["", "identity"],
  ["deflate, GZIP, zstd, br", "br zstd gzip identity"],
  ["br;q=0.5, gzip;q=0.8", "gzip br identity"],
  ["*;q=0.5, gzip, zstd;q=0.0", "gzip br identity identity"],
  ["*;q=0, br;q=0.001, identity;q=0", "br identity"],
  ["identity, br;q=0.5", "identity br identity"],
  ["br;q=2, gzip;q=x, zstd;q=-1", "identity"],
  [",,;q=1, br ; Q=0.3 ,\tgzip ;q=0.2", "br gzip identity"],
])("Accept-Encoding: %j prefers %s", (header, encodings) => {
  expect(preferredEncodings(header).join(" ")).toBe(encodings);
});
