import type { Site } from "./schema.ts";

/** In the order of time. `gone` is when the owner no longer shows the event (D20). */
export const eventStates = ["before", "during", "after", "gone"] as const;

export type EventState = (typeof eventStates)[number];

const dayAfter = (day: string): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The days, ISO 8601, on which each state after the first begins. */
export function eventDays({ event: { startsOn, endsOn, showUntil } }: Site): string[] {
  const days = [startsOn, dayAfter(endsOn)];
  if (showUntil === null) return days;
  // An event that goes before its end skips what would have followed.
  const gone = dayAfter(showUntil);
  return [...days.map((day) => earlier(day, gone)), gone];
}

/**
 * How many of the days have begun, by the calendar where the code runs: the place of the state in `eventStates`. A day
 * begins at the visitor's own midnight.
 * @param days what `eventDays` gives
 */
export const daysBegun = (now: Date, days: readonly string[]): number =>
  // Without an offset, a time is a local one.
  days.filter((day) => new Date(`${day}T00:00`) <= now).length;
