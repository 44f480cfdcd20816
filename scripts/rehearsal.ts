/**
 * The rehearsal: a build of all seven languages in pseudo-translation, with a newsletter form configured. It shows
 * what the published languages cannot show yet, and lays texts out at their longest. `npm run rehearse` builds it.
 */
export const rehearsal = {
  CATALOGUES: "pseudo",
  SITE_DIST: ".cache/rehearsal",
  SITE_LANGUAGES: "en,es,pt,ru,hi,zh,ja",
  SITE_LINKS_NEWSLETTER: "http://newsletter.test/form",
} as const;
