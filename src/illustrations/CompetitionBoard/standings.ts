interface Trader {
  /** The return so far, as a fraction. */
  gain: number;
  /** Returns up to now; the last but one is that before the last change of rank. */
  returns?: readonly number[];
}

/** The places (from 0) and returns of the two at the top before they changed places; none if they did not. @param traders best first */
export function leadersBefore(traders: readonly Trader[]) {
  const before = ({ gain, returns = [gain, gain] }: Trader): number => returns.at(-2) ?? gain;
  const [first, second] = traders;
  if (!first || !second || before(first) >= before(second)) return [];
  return [
    { place: 1, gain: before(first) },
    { place: 0, gain: before(second) },
  ];
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
