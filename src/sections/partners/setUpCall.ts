import { useSyncExternalStore } from "react";

let chosen: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has the ruler and the last section count from a day. @param day ISO 8601 date, or empty for plain weeks */
export function chooseSetUpCall(day: string): void {
  chosen = day || undefined;
  for (const listener of listeners) listener();
}

/** The day of the set-up call, while a visitor has one chosen. */
export const useSetUpCall = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );
