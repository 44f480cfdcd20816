/**
 * What browsers may load before a visitor asks for it (HTML, 7.6.1; ADR 039): the pages that the document links to, but
 * not itself. Links to other sites have whole addresses, those of the language switcher only parameters.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: "a[href^='/']:not([aria-current])" }, eagerness: "moderate" }],
});
