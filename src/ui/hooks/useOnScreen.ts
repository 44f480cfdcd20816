import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

declare global {
  interface Document {
    /** True while the browser prerenders the page; absent in browsers that do not. */
    prerendering?: boolean;
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
 * Whether at least `threshold` (0 to 1) of an element is in view, in a document that is neither hidden nor
 * prerendering.
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
