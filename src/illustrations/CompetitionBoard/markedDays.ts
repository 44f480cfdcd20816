/**
 * Days with a name on the timeline: the opening bell (0), now, and at most two between them, about a quarter of the
 * competition apart or more.
 * @param now in days since the opening
 */
export function markedDays(now: number, days: number): number[] {
  const parts = Math.min(3, Math.max(1, Math.floor((4 * now) / days)));
  const marks = Array.from({ length: parts }, (_, index) => Math.round((now * index) / parts));
  return [...new Set([...marks, now])];
}
