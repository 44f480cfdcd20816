const slidesOf = (track: Element) => [...track.querySelectorAll<HTMLElement>("[data-slide]")];

/** What the slides of a track are called, in order. */
export const labelsOf = (track: Element): string[] =>
  slidesOf(track).map((slide) => slide.getAttribute("aria-label") ?? "");

/** How far the track must be scrolled, in pixels, for a slide to start it. */
function offsetOf(track: Element, index: number): number {
  const slides = slidesOf(track);
  const offset = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return Math.min(offset, track.scrollWidth - track.clientWidth);
}

/** Whether the track rests on a slide; positions may be a fraction of a pixel off. */
export function restsOn(track: Element, index: number): boolean {
  return Math.abs(track.scrollLeft - offsetOf(track, index)) < 2;
}

/** The index whose slide starts closest to where the track stands. */
export function nearestIndex(track: Element): number {
  const distances = slidesOf(track).map((_, index) => Math.abs(track.scrollLeft - offsetOf(track, index)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Tracks on their way to a slide. They hear the end of any scroll that this one replaced, and must not take it for their
 * arrival, nor for somebody else who scrolls.
 */
export const underWay = new WeakSet<Element>();

/** Brings a slide to the start of the track: smoothly where the stylesheet says so, or at once. */
export function scrollToSlide(track: Element, index: number, behavior: ScrollBehavior = "auto"): void {
  if (!restsOn(track, index)) underWay.add(track);
  track.scrollTo({ left: offsetOf(track, index), behavior });
}

/**
 * Takes slides outside `first`..`last` out of the tab order and the accessibility tree. Not by `inert`: browsers leave
 * inert text out of find-in-page (D24).
 */
export function setReachable(track: Element, first: number, last: number): void {
  for (const [index, slide] of slidesOf(track).entries()) {
    const reachable = index >= first && index <= last;
    if (reachable) slide.removeAttribute("aria-hidden");
    else {
      // Whoever scrolls away from what is focused stays in the carousel.
      if (slide.contains(document.activeElement) && track instanceof HTMLElement)
        track.focus({ preventScroll: true });
      slide.setAttribute("aria-hidden", "true");
    }
    for (const control of slide.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      if (reachable) control.removeAttribute("tabindex");
      else control.setAttribute("tabindex", "-1");
    }
  }
}
