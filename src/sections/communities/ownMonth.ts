/** What a visitor has put in for each tier: one number under each key, such as `tier1` and `members1`. */
export type OwnNumbers = Readonly<Record<string, number>>;

let shown: OwnNumbers | undefined;
const listeners = new Set<() => void>();

/** The visitor's numbers, which the hero and the final call share; `undefined` stands for the sample. */
export const getOwnNumbers = (): OwnNumbers | undefined => shown;

/** Has both show other numbers. */
export function setOwnNumbers(numbers: OwnNumbers): void {
  shown = numbers;
  for (const listener of listeners) listener();
}

/** Calls a function at each change. @returns ends that */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
