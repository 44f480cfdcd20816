/** How far a carousel goes and how. */
export interface Range {
  count: number;
  /** Slides in view at once. */
  perView: number;
  /** Slides an arrow moves by. */
  step: number;
  /** Whether the ends meet. */
  loop: boolean;
}

/** The last index a view can start at. */
export const lastIndex = ({ count, perView }: Range): number => Math.max(0, count - perView);

/** Where an arrow, a swipe or time leads from an index: clamped to 0..last, or from one end to the other. */
export function stepIndex(index: number, direction: -1 | 1, range: Range): number {
  const last = lastIndex(range);
  if (range.loop && direction === 1 && index === last) return 0;
  if (range.loop && direction === -1 && index === 0) return last;
  return Math.min(last, Math.max(0, index + direction * range.step));
}

/** The indices that arrows reach from the start; each has its dot. */
export function stops(range: Range): number[] {
  const last = lastIndex(range);
  const beforeLast = Array.from({ length: Math.ceil(last / range.step) }, (_, stop) => stop * range.step);
  return [...beforeLast, last];
}
