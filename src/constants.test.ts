import { expect, test } from "vitest";
import { readConstants } from "./constants.ts";
import { config } from "./site/fixture.ts";
import { readSite } from "./site/readSite.ts";

const site = readSite(config);

test.each([
  [{ adapter: "none", host: null, id: null }, []],
  [{ adapter: "plausible", host: null, id: "www.northbell.com" }, []],
  [{ adapter: "matomo", host: "https://matomo.northbell.com", id: "1" }, []],
  [{ adapter: "ga4", host: null, id: "G-A1" }, ["en", "ja"]],
] as const)("with %o there are words that ask for consent in %j", async (analytics, asking) => {
  const constants = await readConstants({ ...site, analytics }, ["en", "ja"]);
  expect(Object.keys(constants.consentWords)).toEqual(asking);
  expect(constants.analyticsSettings?.id).toBe(analytics.id ?? undefined);
});
