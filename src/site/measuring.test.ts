import { expect, test } from "vitest";
import { routes } from "../facts/routes.ts";
import { config } from "./fixture.ts";
import { measuringPlaceholders, measuringSettings, measuringSources } from "./measuring.ts";
import { readSite } from "./readSite.ts";

const withMeasuring = (adapter: string, id: string, host = "") =>
  readSite(config, { SITE_MEASURING_ADAPTER: adapter, SITE_MEASURING_ID: id, SITE_MEASURING_HOST: host });

test("nothing is measured, and nothing opened, until a vendor is chosen", () => {
  const site = readSite(config);
  expect(measuringSettings(site)).toBeUndefined();
  expect(measuringSources(site)).toEqual({});
  expect(measuringPlaceholders(site)).toEqual([]);
});

test("a vendor gets its own host, or the owner's", () => {
  expect(measuringSettings(withMeasuring("plausible", "a.b"))).toEqual({
    host: "https://plausible.io",
    id: "a.b",
    isOwnServer: false,
    schedulers: config.links.schedulers,
    paths: expect.objectContaining({ brokers: routes.brokers.path }),
  });
  expect(measuringSettings(withMeasuring("ga4", "G-A", "https://tags.a.b"))).toMatchObject({
    host: "https://tags.a.b",
    isOwnServer: true,
  });
  const same = measuringSettings(withMeasuring("ga4", "G-A", "https://www.googletagmanager.com"));
  expect(same?.isOwnServer).toBe(false);
});

test.each([
  ["plausible", "www.northbell.example.com", ["measuring.id: www.northbell.example.com"]],
  ["ga4", "G-XXXXXXXXXX", ["measuring.id: G-XXXXXXXXXX"]],
  ["ga4", "G-X1", []],
])("the doctor looks at %s %s", (adapter, id, found) => {
  expect(measuringPlaceholders(withMeasuring(adapter, id))).toEqual(found);
});
