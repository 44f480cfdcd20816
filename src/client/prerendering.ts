declare global {
  interface PerformanceNavigationTiming {
    /** Milliseconds from the start of prerendering to when the page was shown; 0 without prerendering. */
    activationStart?: number;
  }
}

/**
 * Calls back when a visitor sees the page: at once, or after the first paint of what the browser has prerendered, which
 * would come later otherwise. For all that counts time, stores something or reads what other pages may have stored in
 * between (ADR 039).
 */
export function whenActivated(shown: () => void, root: Document = document): void {
  const afterPaint = (): void => void requestAnimationFrame(() => setTimeout(shown));
  if (root.prerendering) root.addEventListener("prerenderingchange", afterPaint, { once: true });
  else shown();
}

/** Holds the animations of a prerendered page at their start: they would have ended before anybody sees them. */
export function holdAnimations(root: Document = document): void {
  if (!root.prerendering) return;
  const animations = root.getAnimations().filter(({ timeline }) => timeline === root.timeline);
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = 0;
  }
  whenActivated(() => {
    for (const animation of animations) animation.play();
  }, root);
}
