import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { canonicalRoutes, routes } from "../../content/routes.ts";
import { site } from "../../site/site.ts";
import { hashedPath, shareFile, shareImage, shareSize } from "./shareImages.ts";

const all = site.languages.flatMap((language) => canonicalRoutes.map((route) => ({ language, route })));

test.each(all)(
  "the share image of $route in $language is drawn, of a modest size, and has its content in its address",
  async ({ language, route }) => {
    const file = shareFile(routes[route].catalogue, language);
    const image = readFileSync(`public/${file}`);
    expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", ...shareSize });
    expect(image.length).toBeLessThanOrEqual(60 * 1024);
    expect(shareImage(route, language)).toBe((site.assets ?? site.url) + hashedPath(file, image));
  },
);

test("where files are elsewhere, so are share images", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_ASSETS", "https://assets.harbour.test");
  vi.resetModules();
  const { shareImage } = await import("./shareImages.ts");
  expect(shareImage("home", "en")).toMatch(
    /^https:\/\/assets\.harbour\.test\/share\/en\/home\.[0-9a-f]{8}\.jpg$/,
  );
});

test("the address of a page that repeats another has that one's image", () => {
  expect(shareImage("terms", "hi")).toBe(shareImage("privacyPolicy", "hi"));
});
