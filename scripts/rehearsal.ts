import { languageCodes } from "../src/languages/languages.ts";

/**
 * The rehearsal, built by `scripts/rehearse.ts`: all languages in pseudo-translation, with a newsletter form configured.
 * It tests languages that are not published yet and the longest texts.
 */
export const rehearsal = {
  CATALOGUES: "pseudo",
  SITE_DIST: ".cache/rehearsal",
  SITE_LANGUAGES: languageCodes.join(),
  SITE_LINKS_NEWSLETTER: "http://newsletter.test/form",
} as const;
