import { useSyncExternalStore } from "react";

let chosen: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has the ruler and the last section count from a day. @param day ISO 8601 date */
export function chooseKickOff(day: string): void {
  chosen = day;
  for (const listener of listeners) listener();
}

/** The day of the kick-off, once a visitor has chosen it. */
export const useKickOff = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );
