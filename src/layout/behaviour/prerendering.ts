declare global {
  interface PerformanceNavigationTiming {
    /** Milliseconds from the start of prerendering to when the page was shown; 0 without prerendering. */
    activationStart?: number;
  }
}

/** Address of the page prerendered last, in local storage, where the page before it finds it. */
const addressKey = "prerendered";

/**
 * Calls back when a visitor sees the page: at once, or after the first paint of what the browser has prerendered, which
 * would come later otherwise. For all that counts time, stores something or reads what other pages may have stored in
 * between (ADR 039).
 */
export function whenShown(shown: () => void, root: Document = document): void {
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
  whenShown(() => {
    for (const animation of animations) animation.play();
  }, root);
}

/** Milliseconds between layouts of a page that is prerendered and has not loaded. */
export const layoutInterval = 100;

/**
 * Lays a prerendered page out until it has loaded, of which browsers spare it otherwise until it is shown: Chromium does
 * not say that a page has loaded while a drawing of its waits for a layout. Asking for what is at a point also settles
 * what is clipped, moved and scrolled.
 */
export function layOutAhead(root: Document = document): void {
  if (!root.prerendering) return;
  const layOut = (): void => void root.elementFromPoint(0, 0);
  const timer = setInterval(layOut, layoutInterval);
  const end = (): void => {
    clearInterval(timer);
    layOut();
  };
  addEventListener("load", end, { once: true });
  root.addEventListener("prerenderingchange", () => clearInterval(timer), { once: true });
}

/**
 * Leaves out the view transition to a prerendered page, which is there before a picture of the old one could be. No
 * transition that does not take place is an error, such as when the visitor stops or goes elsewhere meanwhile.
 */
export function skipNeedlessTransitions(root: Document = document): void {
  addEventListener("pageswap", ({ viewTransition }) => void viewTransition?.ready.catch(() => {}));
  try {
    if (root.prerendering) localStorage.setItem(addressKey, location.href);
    whenShown(() => localStorage.removeItem(addressKey), root);
  } catch {
    return;
  }
  addEventListener("pageswap", ({ activation, viewTransition }) => {
    if (localStorage.getItem(addressKey) === activation?.entry.url) viewTransition?.skipTransition();
  });
}
