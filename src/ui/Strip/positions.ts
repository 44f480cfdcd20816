/**
 * Positions in a circle of items of equal width that move from right to left. A position is how many items have passed
 * the line at which the first one starts; after each round it is 0 again.
 */

/** The number of places in the circle: one per item, and at least one more than are in view. */
export const placesFor = (count: number, itemsInView: number): number =>
  Math.max(count, Math.ceil(itemsInView) + 1);

/** Rounding errors of positions: Firefox rounds times to 20 µs, WebKit to 1 µs. */
const tolerance = 0.001;

/** A position within 0..`places`; one within the tolerance below a whole round is 0. */
export function within(position: number, places: number): number {
  const rest = ((position % places) + places) % places;
  return places - rest < tolerance ? 0 : rest;
}

/** The index of the first item in view, including one that is leaving it. */
export const indexAt = (position: number, count: number): number =>
  Math.min(count - 1, Math.floor(position + tolerance));

/** The position after a swipe or an arrow: the next whole item on that side, clamped at the ends (PA-02). */
export function stepFrom(position: number, direction: -1 | 1, count: number): number {
  const next = direction === 1 ? Math.floor(position + tolerance) + 1 : Math.ceil(position - tolerance) - 1;
  return Math.min(count - 1, Math.max(0, next));
}

/** The distance between two positions the shorter way round; negative is backwards. */
export function shortestWay(from: number, to: number, places: number): number {
  const ahead = within(to - from, places);
  return ahead > places / 2 ? ahead - places : ahead;
}
