import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { canonicalRoutes, routes } from "../facts/routes.ts";
import { site } from "../site/site.ts";
import digests from "./shareImages.json" with { type: "json" };
import { shareDigest, sharePath, shareSize } from "./shareImages.ts";

const drawn: Record<string, string> = digests;
const all = site.languages.flatMap((language) =>
  canonicalRoutes.map((id) => ({ language, page: routes[id].catalogue })),
);

test.each(all)(
  "the share image of $page in $language is drawn, and of a modest size",
  async ({ language, page }) => {
    const image = readFileSync(`public${sharePath(page, language)}`);
    expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", ...shareSize });
    expect(image.length).toBeLessThanOrEqual(60 * 1024);
  },
);

test("share images match the brand, mark and headlines of the site", () => {
  const stale = all
    .map(({ language, page }) => ({ path: sharePath(page, language), digest: shareDigest(page, language) }))
    .filter(({ path, digest }) => drawn[path] !== digest)
    .map(({ path }) => path);
  expect(stale, "headlines, brand or mark have changed: run npm run share-images").toEqual([]);
});

test("a catalogue without a headline is an error that names it", () => {
  expect(() => shareDigest("terms", "en")).toThrow("catalogues/en/terms.json has no headline");
});
