import { type Work, works } from "./House.tsx";

interface OpeningDay {
  /** From 1. */
  day: number;
  /** From 0, which is Monday. */
  weekday: number;
  work: Work | "open";
}

/**
 * The days up to an opening on a Monday. Each kind of work takes an equal share of the days before.
 * @param count how many, with the day of the opening
 */
export const openingDays = (count: number): OpeningDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: index + 1,
    weekday: (7 - ((count - 1 - index) % 7)) % 7,
    work: works[Math.ceil(((index + 1) * works.length) / (count - 1)) - 1] ?? "open",
  }));
