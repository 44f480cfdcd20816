/** A swipe counts only beyond this distance in pixels (WG-02). */
const threshold = 50;

/** 1 towards the next slide, -1 towards the previous one, 0 for what is too short to be a swipe. In: client x in pixels. */
export function swipeDirection(startX: number, endX: number): -1 | 0 | 1 {
  if (startX - endX > threshold) return 1;
  if (endX - startX > threshold) return -1;
  return 0;
}
