import { expect, test } from "vitest";
import { languageCodes } from "../i18n/languages.ts";
import { draftLanguages, isPreviewBuild } from "./drafts.ts";

const unpublished = languageCodes.filter((code) => !["en", "ja"].includes(code));

test("LN-05 with SITE_DRAFTS=1 the languages that are not published are drafts", () => {
  expect(draftLanguages(["en", "ja"], { SITE_DRAFTS: "1" })).toEqual(unpublished);
});

test("LN-05 in a preview the published languages but English are drafts too", () => {
  expect(draftLanguages(["en", "ja"], { SITE_PREVIEW: "1" })).toEqual(["ja"]);
  const both = draftLanguages(["en", "ja"], { SITE_PREVIEW: "1", SITE_DRAFTS: "1" });
  expect(both).toEqual(["ja", ...unpublished]);
});

test.each([{}, { SITE_DRAFTS: "", SITE_PREVIEW: "0" }])("LN-05 there are none with %j", (environment) => {
  expect(isPreviewBuild(environment)).toBe(false);
  expect(draftLanguages(["en"], environment)).toEqual([]);
});

test("LN-05 any other value is an error that says what is expected", () => {
  expect(() => draftLanguages(["en"], { SITE_DRAFTS: "yes" })).toThrow(
    'SITE_DRAFTS: is "yes"; expected 1 for drafts, or nothing',
  );
});
