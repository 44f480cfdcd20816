import { routes } from "../src/facts/routes.ts";
import { digest } from "./fonts.ts";

/** Hidden pages are nobody's next ones. Links may have a path in its canonical spelling or in lower case (D5). */
const paths = Object.values(routes)
  .filter((route) => !("hidden" in route))
  .flatMap(({ path }) => [...new Set([path, path.toLowerCase()])]);

/** The page that one is on already, or the same in another language. */
const samePage = ["[aria-current]", "[href^='#']", "[data-language-switcher] a"];

const content = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: paths }, { not: { selector_matches: samePage } }] },
      eagerness: "moderate",
    },
  ],
});

/** What browsers may load before a visitor asks for it (HTML, 7.6.1; ADR 039): a file by name and content. */
export const speculationRules = {
  name: `next.${digest(content)}.speculationrules`,
  content,
};
