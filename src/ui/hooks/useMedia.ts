import { useCallback, useSyncExternalStore } from "react";

/** The specification's mobile breakpoint (768 px), as the stylesheets write it. */
export const mobile = "(width < 48rem)";

export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether a media query matches now; `false` in prerendered HTML. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
