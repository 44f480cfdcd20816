import { expect, test } from "vitest";
import { siteWith } from "../src/site/fixture.ts";
import { servedSite } from "./servedSite.ts";

test("the server knows the settings of the build", () => {
  expect(servedSite(siteWith(), [], false).settings).toContain("SITE_LINKS_APP");
});

test("a preview is served under any address, a build for visitors under its own", () => {
  const site = siteWith({ SITE_REDIRECT_TO_CANONICAL_HOST: "true" });
  expect(servedSite(site, [], true)).toMatchObject({ preview: true, redirectToCanonicalHost: false });
  expect(servedSite(site, [], false)).toMatchObject({ preview: false, redirectToCanonicalHost: true });
});
