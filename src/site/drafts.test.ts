import { expect, test } from "vitest";
import { languageCodes } from "../languages/languages.ts";
import { draftLanguages, isPreviewBuild } from "./drafts.ts";

const unpublished = languageCodes.filter((code) => !["en", "ja"].includes(code));

test("LN-05 with SITE_DRAFTS=1 the languages that are not published are drafts", () => {
  expect(draftLanguages(["en", "ja"], { SITE_DRAFTS: "1" })).toEqual(unpublished);
  expect(draftLanguages(languageCodes, { SITE_DRAFTS: "1" })).toEqual([]);
});

test("LN-05 in a preview the published languages but English are drafts too", () => {
  expect(draftLanguages(["en", "ja"], { SITE_PREVIEW: "1" })).toEqual(["ja"]);
  expect(draftLanguages(["en", "ja"], { SITE_PREVIEW: "1", SITE_DRAFTS: "1" })).toEqual([
    "ja",
    ...unpublished,
  ]);
});

test("only SITE_PREVIEW=1 makes a build a preview", () => {
  expect(
    [{}, { SITE_PREVIEW: "" }, { SITE_PREVIEW: "0" }, { SITE_PREVIEW: "1" }].map(isPreviewBuild),
  ).toEqual([false, false, false, true]);
});

test.each([{}, { SITE_DRAFTS: "" }, { SITE_DRAFTS: "0" }])("LN-05 there are none with %j", (environment) => {
  expect(draftLanguages(["en"], environment)).toEqual([]);
});

test("LN-05 any other value is an error", () => {
  expect(() => draftLanguages(["en"], { SITE_DRAFTS: "yes" })).toThrow(
    'SITE_DRAFTS is "yes": expected 1 for drafts, or nothing',
  );
  expect(() => isPreviewBuild({ SITE_PREVIEW: "yes" })).toThrow(
    'SITE_PREVIEW is "yes": expected 1 for a preview, or nothing',
  );
});
