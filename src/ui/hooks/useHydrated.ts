import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `false` in prerendered HTML, `true` once the component runs in a browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
