import { expect, test } from "vitest";
import { siteWith } from "../src/site/fixture.ts";
import { servedSite } from "./servedSite.ts";

test("the server knows the settings of the build, and whether it is for search engines", () => {
  const served = servedSite(siteWith({ SITE_NOINDEX: "true" }), [], false);
  expect(served.noindex).toBe(true);
  expect(served.settings).toContain("SITE_NOINDEX");
  expect(servedSite(siteWith(), [], false).noindex).toBe(false);
});

test("a preview is served under any address, a build for visitors under its own", () => {
  const site = siteWith({ SITE_REDIRECT_TO_CANONICAL_HOST: "true" });
  expect(servedSite(site, [], true)).toMatchObject({ preview: true, redirectToCanonicalHost: false });
  expect(servedSite(site, [], false)).toMatchObject({ preview: false, redirectToCanonicalHost: true });
});
