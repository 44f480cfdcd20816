/** Slides in view on a wide screen, which is also how many a step moves by. Below 48rem it is one. */
const slidesInView = {
  /** Testimonials, stories. */
  single: 1,
  /** Case studies. */
  pair: 2,
  /** All slides, so that there are no steps: platforms. */
  grid: Number.POSITIVE_INFINITY,
} as const;

export type CarouselLayout = keyof typeof slidesInView;

/** What decides where the steps of a carousel lead. */
export interface Range {
  count: number;
  /** Slides in view, and slides per step. */
  perView: number;
  /** Whether steps wrap at the ends. */
  loop: boolean;
}

/** The range of a carousel of `count` slides, on a mobile screen or a wide one. */
export function rangeOf(layout: CarouselLayout, count: number, loop: boolean, isMobile: boolean): Range {
  return { count, loop, perView: isMobile ? 1 : slidesInView[layout] };
}

/** The last index at which a full view starts. */
export const lastIndex = ({ count, perView }: Range): number => Math.max(0, count - perView);

/** The index after one step from `index`: wrapped if the range loops, otherwise clamped to 0..last. */
export function stepIndex(index: number, direction: -1 | 1, range: Range): number {
  const last = lastIndex(range);
  if (range.loop && direction === 1 && index === last) return 0;
  if (range.loop && direction === -1 && index === 0) return last;
  return Math.min(last, Math.max(0, index + direction * range.perView));
}

/** The indices reached by steps from the start; each has a dot. */
export function stops(range: Range): number[] {
  const last = lastIndex(range);
  const beforeLast = Array.from(
    { length: Math.ceil(last / range.perView) },
    (_, stop) => stop * range.perView,
  );
  return [...beforeLast, last];
}
