interface Trader {
  /** The return so far, as a fraction. */
  gain: number;
  /** Returns up to now; the last but one is that before the last changes of rank. */
  returns?: readonly number[];
}

/** Each trader with the return and the place (from 0) before the last changes of rank. @param traders best first */
export function standings<Each extends Trader>(traders: readonly Each[]) {
  const before = ({ gain, returns = [gain, gain] }: Trader): number => returns.at(-2) ?? gain;
  const order = traders.toSorted((one, other) => before(other) - before(one));
  return traders.map((trader) => ({
    ...trader,
    gainBefore: before(trader),
    placeBefore: order.indexOf(trader),
  }));
}

/**
 * Days with a name on the timeline: the opening bell (0), today, and at most two between them, about a quarter of the
 * competition apart or more.
 */
export function markedDays({ day, days }: { day: number; days: number }): number[] {
  const parts = Math.min(3, Math.max(1, Math.floor((4 * day) / days)));
  const marks = Array.from({ length: parts }, (_, index) => Math.round((day * index) / parts));
  return [...new Set([...marks, day])];
}
