import { expect, test } from "vitest";
import { chooseVariant } from "./encoding.ts";
import { manifest } from "./fixture.ts";

const [document] = manifest.documents;
if (!document) throw new Error("The fixture has no document");
const { variants } = document;

test.each([
  [undefined, "identity"],
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
])("Accept-Encoding: %s chooses %s", (header, encoding) => {
  const chosen = chooseVariant(header, variants);
  expect(chosen.encoding).toBe(encoding);
  expect(chosen.variant).toBe(variants[chosen.encoding]);
});

test("an encoding that is not stored is not chosen", () => {
  const { identity, gzip } = variants;
  expect(chooseVariant("br, gzip;q=0.1", { identity, gzip }).encoding).toBe("gzip");
  expect(chooseVariant("br", { identity }).encoding).toBe("identity");
  expect(chooseVariant("gzip, identity;q=0", { identity }).encoding).toBe("identity");
});
