import { expect, test } from "vitest";
import { site } from "../site/site.ts";
import { linkAddress } from "./addresses.ts";

test("LY-12 a link leads to its page in the language, to an address of the settings, or to its own", () => {
  expect(linkAddress({ page: "communities" }, "ja")).toBe("/IBs-communities?lng=ja");
  expect(linkAddress({ page: "communities", isLowerCase: true }, "en")).toBe("/ibs-communities");
  expect(linkAddress({ page: null, address: "blog" }, "ja")).toBe(site.links.blog);
  expect(linkAddress({ url: "https://forum.example.com" }, "ja")).toBe("https://forum.example.com");
});
