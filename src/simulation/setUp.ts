import { secondsPerDay } from "./competition.ts";

/** How a competition is set up before it opens. */
export interface SetUp<Id extends string> {
  /** The day on which each step is done, counted from the opening, so below 0. Entry opens with the last. */
  steps: readonly { id: Id; day: number }[];
  /** Who has entered when the competition opens. */
  entrants: number;
}

/** The share of all who enter, slowly at first and most of them in the last days. @param part of the time for it */
const entered = (part: number): number => Math.min(Math.max(part, 0), 1) ** 2;

/**
 * How far a competition is set up.
 * @param moment seconds since the opening, below 0 before it
 * @returns the steps that are done, how many have entered, and the share of them at the end of each day of entry
 */
export function setUpAt<Id extends string>({ steps, entrants }: SetUp<Id>, moment: number) {
  const day = moment / secondsPerDay;
  const entry = -(steps.at(-1)?.day ?? 0);
  const parts = Array.from({ length: entry }, (_, index) => (index + 1) / entry);
  const now = day < 0 && entry > 0 ? 1 + day / entry : Number(day >= 0);
  return {
    done: new Set(steps.filter((step) => step.day <= day).map(({ id }) => id)),
    entrants: Math.round(entrants * entered(now)),
    entered: parts
      .map((part) => entered(Math.min(part, now)))
      .map((share, index) => (now > index / entry ? share : 0)),
  };
}
