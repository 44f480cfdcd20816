/** A swipe must be longer than this, in pixels (WG-02). */
const threshold = 50;

/** The step for a touch between two client x, in pixels: 1 to the next slide, -1 to the previous, 0 if too short. */
export function swipeDirection(startX: number, endX: number): -1 | 0 | 1 {
  if (startX - endX > threshold) return 1;
  if (endX - startX > threshold) return -1;
  return 0;
}
