import type { Range } from "./step.ts";

/** How slides stand on a wide screen. Below 48rem every carousel shows one slide at a time and steps by one. */
const wide = {
  /** One slide at a time: testimonials, stories. */
  single: { perView: 1, step: 1 },
  /** Two at a time, stepping by two: case studies. */
  pair: { perView: 2, step: 2 },
  /** All at once, nothing to step through: platforms. */
  grid: { perView: Number.POSITIVE_INFINITY, step: 1 },
} as const;

const narrow = { perView: 1, step: 1 } as const;

export type CarouselLayout = keyof typeof wide;

/** Only the platforms, which move by themselves on mobile alone, do not go on once a visitor has moved them (D21). */
export const stopsForGood = (layout: CarouselLayout): boolean => layout === "grid";

/** The range of a carousel of `count` slides on a wide screen or a mobile one. */
export function rangeOf(layout: CarouselLayout, count: number, loop: boolean, isMobile: boolean): Range {
  return { count, loop, ...(isMobile ? narrow : wide[layout]) };
}
