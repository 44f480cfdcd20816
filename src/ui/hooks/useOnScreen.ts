import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

declare global {
  interface Document {
    /** True while a browser prepares the page ahead of a visit; absent where browsers do not. */
    readonly prerendering?: boolean;
  }
}

function subscribeToDocument(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  document.addEventListener("prerenderingchange", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    document.removeEventListener("prerenderingchange", changed);
  };
}

const documentIsShown = () => document.visibilityState === "visible" && document.prerendering !== true;

/**
 * Whether a visitor can see at least `threshold` (0 to 1) of an element: it is scrolled into view, and its
 * document is neither hidden nor prerendering.
 */
export function useOnScreen(ref: RefObject<Element | null>, threshold: number): boolean {
  const [inView, setInView] = useState(false);
  const shown = useSyncExternalStore(subscribeToDocument, documentIsShown, () => false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= threshold),
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, threshold]);

  return inView && shown;
}
