/**
 * The arithmetic of a ring of items of one width that pass from right to left. A position is how many of them have passed
 * the line on which the first one rests; it starts anew after each round.
 */

/** How many places the ring has: one for each item, and more where they could not fill what is in view. */
export const placesFor = (count: number, itemsInView: number): number =>
  Math.max(count, Math.ceil(itemsInView) + 1);

/** Positions are sums of fractions, of times that engines round: Firefox to 20 µs, WebKit to one. */
const tolerance = 0.001;

/** A position within its round; what falls short of the round by a rounding has completed it. */
export function within(position: number, places: number): number {
  const rest = ((position % places) + places) % places;
  return places - rest < tolerance ? 0 : rest;
}

/** The item that stands first in view, the one that is just leaving included. */
export const indexAt = (position: number, count: number): number =>
  Math.min(count - 1, Math.floor(position + tolerance));

/** Where a swipe or an arrow leads: to the next whole item on that side, never around an end (PA-02). */
export function stepFrom(position: number, direction: -1 | 1, count: number): number {
  const next = direction === 1 ? Math.floor(position + tolerance) + 1 : Math.ceil(position - tolerance) - 1;
  return Math.min(count - 1, Math.max(0, next));
}

/** The shorter way around from a position to another, negative backwards. */
export function shortestWay(from: number, to: number, places: number): number {
  const ahead = within(to - from, places);
  return ahead > places / 2 ? ahead - places : ahead;
}
