import { expect, test } from "vitest";
import { config } from "../site/fixture.ts";
import { readSite } from "../site/readSite.ts";
import { partnersOnPage } from "./partners.ts";

test("BR-02 PA-02 the brokers strip has 7 logos, the partners strip 9", () => {
  expect(new Set(partnersOnPage.brokers).size).toBe(7);
  expect(new Set(partnersOnPage.partners).size).toBe(9);
});

test.each([...partnersOnPage.brokers, ...partnersOnPage.partners])(
  "PA-02 a configuration without an entry for the partner %s is an error that names it",
  (id) => {
    const { [id]: _, ...affiliates } = config.links.affiliates;
    expect(() => readSite({ ...config, links: { ...config.links, affiliates } })).toThrow(
      `links.affiliates.${id} is missing: expected the partner's affiliate address, or null to show its logo without a link`,
    );
  },
);

test("PA-02 an address of an unknown partner is an error that names it", () => {
  const affiliates = { ...config.links.affiliates, nobody: null };
  expect(() => readSite({ ...config, links: { ...config.links, affiliates } })).toThrow(
    "links.affiliates.nobody is not a known field",
  );
});
