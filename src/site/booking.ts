/**
 * What a scheduler tells the confirmation page of a booking (D31). The script in the page's head uses this, so it imports
 * nothing.
 */

/** A call that has been booked, in ISO 8601. */
export interface Booking {
  start: string;
  /** As far as the scheduler said it. */
  end?: string;
}

/** What Cal.com and Calendly call the two times. */
const names = [
  ["startTime", "endTime"],
  ["event_start_time", "event_end_time"],
] as const;

const hour = 3_600_000;
const day = 24 * hour;
/** How long ago, and how far ahead, a call may begin. */
const longestPast = day;
const furthestAhead = 366 * day;

const moment =
  /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d{1,9})?(?:Z|([ +-])(0\d|1[0-4]):?([0-5]\d))$/i;

/**
 * The milliseconds of an ISO 8601 moment with a time zone, in which a query may have made a space of the plus.
 * @returns undefined for anything else, such as 30 February
 */
function timeIn(text: string): number | undefined {
  const [, date = "", time = "", sign, hours = "", minutes = ""] = moment.exec(text) ?? [];
  const utc = Date.parse(`${date}T${time}Z`);
  // Some engines read a day that a month does not have as one of the next.
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== date) return undefined;
  if (!sign) return utc;
  return utc - (sign === "-" ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000);
}

/**
 * The booking in a query, in UTC, if its times are valid and near: it began a day ago at most, begins within a year, and
 * takes a day at most. Nothing else of the query is looked at.
 */
export function bookingIn(query: string, now: Date): Booking | undefined {
  const said = new URLSearchParams(query);
  for (const [startName, endName] of names) {
    const start = timeIn(said.get(startName) ?? "");
    if (start === undefined || start < now.getTime() - longestPast || start > now.getTime() + furthestAhead)
      continue;
    const begin = new Date(start).toISOString();
    if (!said.get(endName)) return { start: begin };
    const end = timeIn(said.get(endName) ?? "");
    if (end !== undefined && end > start && end <= start + day)
      return { start: begin, end: new Date(end).toISOString() };
  }
  return undefined;
}

/** A booking as a query of its two times, which `bookingIn` reads. */
export const queryOf = ({ start, end }: Booking): string =>
  `${new URLSearchParams({ startTime: start, ...(end && { endTime: end }) })}`;
