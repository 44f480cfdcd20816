import { languageCodes } from "../src/languages/languages.ts";

/**
 * The rehearsal: a build of all languages in pseudo-translation, with a newsletter form configured. It shows
 * what the published languages cannot show yet, and lays texts out at their longest. `npm run rehearse` builds it.
 */
export const rehearsal = {
  CATALOGUES: "pseudo",
  SITE_DIST: ".cache/rehearsal",
  SITE_LANGUAGES: languageCodes.join(),
  SITE_LINKS_NEWSLETTER: "http://newsletter.test/form",
} as const;
