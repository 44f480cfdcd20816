/** The size and the step rules of a carousel. */
export interface Range {
  count: number;
  /** Slides in view at once. */
  perView: number;
  /** Slides per step. */
  step: number;
  /** Whether steps wrap at the ends. */
  loop: boolean;
}

/** The last index at which a full view starts. */
export const lastIndex = ({ count, perView }: Range): number => Math.max(0, count - perView);

/** The index after one step from `index`: wrapped if the range loops, otherwise clamped to 0..last. */
export function stepIndex(index: number, direction: -1 | 1, range: Range): number {
  const last = lastIndex(range);
  if (range.loop && direction === 1 && index === last) return 0;
  if (range.loop && direction === -1 && index === 0) return last;
  return Math.min(last, Math.max(0, index + direction * range.step));
}

/** The indices reached by steps from the start; each has a dot. */
export function stops(range: Range): number[] {
  const last = lastIndex(range);
  const beforeLast = Array.from({ length: Math.ceil(last / range.step) }, (_, stop) => stop * range.step);
  return [...beforeLast, last];
}
