/** What a track has side by side: the slides of a carousel, the logos of a marquee. */
const slidesOf = (track: Element) => [...track.querySelectorAll<HTMLElement>("[data-slide], [data-logo]")];

/** The scroll position, in pixels, at which a slide is at the start of the track. */
export function offsetOf(track: Element, index: number): number {
  const slides = slidesOf(track);
  const offset = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return Math.min(offset, track.scrollWidth - track.clientWidth);
}

/** Whether the track is scrolled to a slide, within a pixel, as engines round scroll positions. */
export function restsOn(track: Element, index: number): boolean {
  return Math.abs(track.scrollLeft - offsetOf(track, index)) < 2;
}

/** The index of the slide that starts closest to the scroll position. */
export function nearestIndex(track: Element): number {
  const distances = slidesOf(track).map((_, index) => Math.abs(track.scrollLeft - offsetOf(track, index)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Tracks that are scrolling to a slide. They also get `scrollend` for the scroll that this one replaced, which is
 * neither their arrival nor a scroll by the visitor.
 */
export const underWay = new WeakSet<Element>();

/** Scrolls a slide to the start of the track; with `auto` the stylesheet decides whether smoothly. */
export function scrollToSlide(track: Element, index: number, behavior: ScrollBehavior = "auto"): void {
  if (!restsOn(track, index)) underWay.add(track);
  track.scrollTo({ left: offsetOf(track, index), behavior });
}

/**
 * Removes slides outside `first`..`last` from the tab order and the accessibility tree. `inert` would also hide them
 * from find-in-page (D24).
 */
export function setReachable(track: Element, first: number, last: number): void {
  for (const [index, slide] of slidesOf(track).entries()) {
    const reachable = index >= first && index <= last;
    if (reachable) slide.removeAttribute("aria-hidden");
    else {
      // Focus in a slide that leaves the view moves to the track.
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
