import { expect, test } from "vitest";
import { unknownSettings } from "./settings.ts";

const known = ["SITE_BRAND", "SITE_URL"];

test("each unknown setting is named with the nearest known one", () => {
  expect(unknownSettings({ SITE_BRNAD: "", SITE_URL: "", SITE_DITS: "" }, known)).toBe(
    "SITE_BRNAD is not a known setting: did you mean SITE_BRAND? SITE_DITS is not a known setting: did you mean SITE_DIST?",
  );
});

test("known settings and variables of others are no problem", () => {
  expect(unknownSettings({ SITE_URL: "", SITE_DIST: "", SITEMAP: "", MY_SITE_URL: "" }, known)).toBe(
    undefined,
  );
});
