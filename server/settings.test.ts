import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { smallBuild, smallSite, staticOutput } from "../pipeline/fixture.ts";
import { launch } from "../tests/launch.ts";
import { unknownSettings } from "./settings.ts";

const known = ["SITE_BRAND", "SITE_URL", "SITE_LINKS_APP", "SITE_LINKS_BLOG"];

test.each([
  ["SITE_BRNAD", "SITE_BRAND"],
  ["SITE_UR", "SITE_URL"],
  ["SITE_URLS", "SITE_URL"],
  ["SITE_LINK_BLOG", "SITE_LINKS_BLOG"],
  ["SITE_DITS", "SITE_DIST"],
])("%s is unknown, and %s is the nearest name", (name, nearest) => {
  expect(unknownSettings({ [name]: "" }, known)).toBe(
    `${name} is not a known setting: did you mean ${nearest}?`,
  );
});

test("several unknown names are in one line", () => {
  expect(unknownSettings({ SITE_BRNAD: "", SITE_URI: "" }, known)).toBe(
    "SITE_BRNAD is not a known setting: did you mean SITE_BRAND? SITE_URI is not a known setting: did you mean SITE_URL?",
  );
});

test("known settings and variables of others are no problem", () => {
  expect(
    unknownSettings({ SITE_URL: "", SITE_DIST: "", SITEMAP: "", PATH: "", MY_SITE_URL: "" }, known),
  ).toBe(undefined);
});

/** Starts the server on a small build, whose settings are SITE_BRAND and SITE_URL. */
const launchServer = async (environment: Record<string, string>, noindex = false) => {
  const dist = await smallBuild(staticOutput(), { ...smallSite, noindex });
  onTestFinished(() => rm(dist, { recursive: true }));
  const program = fileURLToPath(new URL("node.ts", import.meta.url));
  return launch(program, { SITE_DIST: dist, PORT: "0", LOG: "off", ...environment });
};

test("the server starts with settings of its build, and not with an unknown one", async () => {
  const { exit } = await launchServer({ SITE_BRNAD: "Bell" });
  expect(await exit).toEqual({
    code: 1,
    errors: ["SITE_BRNAD is not a known setting: did you mean SITE_BRAND?"],
  });
  const { nextLine } = await launchServer({ SITE_BRAND: "Bell" });
  expect(await nextLine()).toMatch(/^Harbour website: http/);
});

test("the server says at its start that the build is not for search engines", async () => {
  const { nextLine } = await launchServer({}, true);
  expect(await nextLine()).toMatch(/^Harbour website: http/);
  expect(await nextLine()).toBe("Not for search engines: noindex is on");
});
