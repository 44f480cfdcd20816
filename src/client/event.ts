const vocabulary = "https://schema.org/";

/** `data-event` of the root before and during the event (eventStates.module.css). */
const toCome = ["0", "1"];

/**
 * Describes the event to search engines while it is to come, in microdata on the banner's own elements
 * (EventBanner.tsx). Documents are the same on any day, so they say nothing of it themselves (ADR 035).
 */
export function describeEvent(root: Document = document): void {
  const banner = root.querySelector("body > aside");
  if (!banner || !toCome.includes(root.documentElement.dataset.event ?? "")) return;
  const find = (selector: string): Element | null => banner.querySelector(selector);
  describe(banner, "Event");
  find("a")?.setAttribute("itemprop", "url");
  find("strong")?.setAttribute("itemprop", "name");
  const [first, last] = banner.querySelectorAll("time");
  first?.setAttribute("itemprop", last ? "startDate" : "startDate endDate");
  last?.setAttribute("itemprop", "endDate");
  const place = find("span:has(time) + span");
  if (!place) return;
  const address = root.createElement("span");
  address.setAttribute("itemprop", "address");
  address.append(...place.childNodes);
  place.append(address);
  place.setAttribute("itemprop", "location");
  describe(place, "Place");
}

function describe(element: Element, type: string): void {
  element.toggleAttribute("itemscope", true);
  element.setAttribute("itemtype", vocabulary + type);
}
