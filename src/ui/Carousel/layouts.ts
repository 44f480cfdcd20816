import type { Range } from "./step.ts";

/** Slides in view and slides per step on a wide screen. Below 48rem every carousel shows and steps by one. */
const wide = {
  /** One slide at a time: testimonials, stories. */
  single: { perView: 1, step: 1 },
  /** Two at a time, stepping by two: case studies. */
  pair: { perView: 2, step: 2 },
  /** All at once, without steps: platforms. */
  grid: { perView: Number.POSITIVE_INFINITY, step: 1 },
} as const;

const narrow = { perView: 1, step: 1 } as const;

export type CarouselLayout = keyof typeof wide;

/** Whether rotation ends when a visitor moves the slides: only for platforms, which rotate only on mobile (D21). */
export const stopsForGood = (layout: CarouselLayout): boolean => layout === "grid";

/** The range of a carousel of `count` slides, on a mobile screen or a wide one. */
export function rangeOf(layout: CarouselLayout, count: number, loop: boolean, isMobile: boolean): Range {
  return { count, loop, ...(isMobile ? narrow : wide[layout]) };
}
