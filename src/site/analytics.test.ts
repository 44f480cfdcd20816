import { expect, test } from "vitest";
import { routes } from "../content/routes.ts";
import { analyticsPlaceholders, analyticsSettings, analyticsSources } from "./analytics.ts";
import { config } from "./fixture.ts";
import { readSite } from "./readSite.ts";

const withAnalytics = (adapter: string, id: string, host = "") =>
  readSite(config, { SITE_ANALYTICS_ADAPTER: adapter, SITE_ANALYTICS_ID: id, SITE_ANALYTICS_HOST: host });

test("nothing is measured, and nothing opened, until a vendor is chosen", () => {
  const site = readSite(config);
  expect(analyticsSettings(site)).toBeUndefined();
  expect(analyticsSources(site)).toEqual({});
  expect(analyticsPlaceholders(site)).toEqual([]);
});

test("a vendor gets its own host, or the owner's", () => {
  expect(analyticsSettings(withAnalytics("plausible", "a.b"))).toEqual({
    host: "https://plausible.io",
    id: "a.b",
    isOwnServer: false,
    schedulers: config.links.schedulers,
    paths: expect.objectContaining({ brokers: routes.brokers.path }),
  });
  expect(analyticsSettings(withAnalytics("ga4", "G-A", "https://tags.a.b"))).toMatchObject({
    host: "https://tags.a.b",
    isOwnServer: true,
  });
  const same = analyticsSettings(withAnalytics("ga4", "G-A", "https://www.googletagmanager.com"));
  expect(same?.isOwnServer).toBe(false);
});

test.each([
  ["plausible", "www.northbell.example.com", ["analytics.id: www.northbell.example.com"]],
  ["ga4", "G-XXXXXXXXXX", ["analytics.id: G-XXXXXXXXXX"]],
  ["ga4", "G-X1", []],
])("the launch check looks at %s %s", (adapter, id, found) => {
  expect(analyticsPlaceholders(withAnalytics(adapter, id))).toEqual(found);
});
