import { expect, test } from "vitest";
import { site } from "../site/site.ts";
import { alternates, canonical, linkAddress } from "./addresses.ts";

test("a canonical address has `lng` in every language but English", () => {
  expect(canonical("caseStudies", "en")).toBe(`${site.url}/case-studies`);
  expect(canonical("caseStudies", "ru")).toBe(`${site.url}/case-studies?lng=ru`);
});

test("RT-07 the canonical address of the terms is that of the privacy policy", () => {
  expect(canonical("terms", "ja")).toBe(`${site.url}/privacy-policy?lng=ja`);
});

test("LY-12 a link leads to its page in the language, to an address of the settings, or to its own", () => {
  expect(linkAddress({ page: "communities" }, "ja")).toBe("/IBs-communities?lng=ja");
  expect(linkAddress({ page: "communities", isLowerCase: true }, "en")).toBe("/ibs-communities");
  expect(linkAddress({ page: null, address: "blog" }, "ja")).toBe(site.links.blog);
  expect(linkAddress({ url: "https://forum.example.com" }, "ja")).toBe("https://forum.example.com");
});

test("LN-05 the alternates of a page are all published languages and x-default", () => {
  const links = alternates("brokers");
  expect(links.map(({ hrefLang }) => hrefLang)).toEqual([...site.languages, "x-default"]);
  expect(links[0]?.href).toBe(`${site.url}/for-brokers`);
  expect(links[1]?.href).toBe(`${site.url}/for-brokers?lng=${site.languages[1]}`);
  expect(links.at(-1)?.href).toBe(`${site.url}/for-brokers`);
});
