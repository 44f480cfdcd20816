/** Elements that name themselves where they stand, by their tag. */
const landmarks: Readonly<Record<string, string>> = { NAV: "navigation", ASIDE: "event", FOOTER: "footer" };

/**
 * The name of the section that an element stands in: the id of the nearest section or dialog, or the name from which
 * the id of its heading is made (`FullWidthSection`); `navigation`, `event` (the banner above it) or `footer`; otherwise `page`.
 */
export function sectionOf(element: Element): string {
  const section = element.closest("section[id], section[aria-labelledby], dialog, nav, aside, footer");
  if (!section) return "page";
  const heading = section.getAttribute("aria-labelledby")?.replace(/-title$/, "");
  return section.id || heading || landmarks[section.tagName] || "page";
}
