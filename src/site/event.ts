import type { Site } from "./schema.ts";

/** States in chronological order. `gone`: the owner no longer shows the event (D20). */
export const eventStates = ["before", "during", "after", "gone"] as const;

export type EventState = (typeof eventStates)[number];

/** Tells one event from another, also from the same one a year later. */
export const eventId = ({ event: { name, startsOn } }: Site): string => `${name} ${startsOn}`;

const dayAfter = (day: string): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The ISO 8601 dates on which each state after the first begins. */
export function eventDays({ event: { startsOn, endsOn, showUntil } }: Site): string[] {
  const days = [startsOn, dayAfter(endsOn)];
  if (showUntil === null) return days;
  // If the event is hidden before its end, the states in between are skipped.
  const gone = dayAfter(showUntil);
  return [...days.map((day) => earlier(day, gone)), gone];
}

/**
 * The number of days that have begun at local midnight, which is the index of the state in `eventStates`.
 * @param days the result of `eventDays`
 */
export const daysBegun = (now: Date, days: readonly string[]): number =>
  // A time without an offset is local.
  days.filter((day) => new Date(`${day}T00:00`) <= now).length;

/** An event that is over but still shown, as a `field: what` line for `npm run launch-check`. @param now the day is local */
export const pastEvent = (site: Site, now: Date): string[] =>
  eventStates[daysBegun(now, eventDays(site))] === "after"
    ? [
        `event: ${site.event.name} ended on ${site.event.endsOn}; enter the next one, or hide it with event.showUntil`,
      ]
    : [];
