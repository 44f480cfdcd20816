import { expect, test } from "vitest";
import { languageCodes } from "../languages/languages.ts";
import { draftLanguages } from "./drafts.ts";

test("LN-05 with SITE_DRAFTS=1 the languages that are not published are drafts", () => {
  const unpublished = languageCodes.filter((code) => !["en", "ja"].includes(code));
  expect(draftLanguages(["en", "ja"], { SITE_DRAFTS: "1" })).toEqual(unpublished);
  expect(draftLanguages(languageCodes, { SITE_DRAFTS: "1" })).toEqual([]);
});

test.each([{}, { SITE_DRAFTS: "" }, { SITE_DRAFTS: "0" }])("LN-05 there are none with %j", (environment) => {
  expect(draftLanguages(["en"], environment)).toEqual([]);
});

test("LN-05 any other value is an error", () => {
  expect(() => draftLanguages(["en"], { SITE_DRAFTS: "yes" })).toThrow('SITE_DRAFTS is "yes"');
});
