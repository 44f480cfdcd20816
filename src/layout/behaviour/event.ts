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
  find("time")?.setAttribute("itemprop", "startDate");
  const end = root.createElement("meta");
  end.setAttribute("itemprop", "endDate");
  end.content = __EVENT_ENDS_ON__;
  banner.append(end);
  const place = find("time + span");
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
