// The tests of `npm run check:content`.

/** What reads content and words: unit tests that import one of them depend on what these say. */
export const contentReaders = [
  "src/content/readJson.ts",
  "src/i18n/messages/catalogues.ts",
  "src/i18n/messages/english.ts",
];

/** Browser tests of what another word, fact or setting changes on pages: what they say, and whether it has room. */
export const contentSpecs = [
  ...["documents", "firstView", "widths", "accessibility", "bar", "claims", "company", "event", "print"].map(
    (name) => `tests/${name}.spec.ts`,
  ),
  "tests/pages/",
];
