import { expect, test } from "vitest";
import { siteWith } from "./fixture.ts";
import { robotsText } from "./robots.ts";

test.each([
  ["everything", "false", "Allow"],
  ["nothing", "true", "Disallow"],
])("robots.txt lets search engines crawl %s with SITE_NOINDEX=%s", (_what, noindex, rule) => {
  expect(robotsText(siteWith({ SITE_NOINDEX: noindex }))).toBe(
    `User-agent: *\n${rule}: /\n\nSitemap: https://www.harbour.test/sitemap.xml\n`,
  );
});
