/**
 * Plays each picture (`data-drawing=""`) once, when it comes into view from below. What a visitor has already seen whole,
 * such as at the start of the page or in a tab that opens, stays as it is. The styles are in styles/drawings.css.
 */
export function startDrawings(root: Document = document): void {
  const below = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // A picture in a closed tab has no box.
      if (!isIntersecting) {
        if (boundingClientRect.height > 0) below.add(target);
        continue;
      }
      observer.unobserve(target);
      if (below.has(target) && boundingClientRect.top > 0)
        (target as HTMLElement).dataset.drawing = "playing";
    }
  });
  for (const picture of root.querySelectorAll('[data-drawing=""]')) observer.observe(picture);
}
