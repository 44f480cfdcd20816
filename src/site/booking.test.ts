import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingIn, queryOf } from "./booking.ts";

const now = new Date("2026-11-28T12:00:00Z");
const start = "2026-12-01T14:30:00.000Z";
const end = "2026-12-01T15:00:00.000Z";

describe("D31 the times of a booking are believed", () => {
  test.each([
    ["Cal.com", "startTime=2026-12-01T14:30:00.000Z&endTime=2026-12-01T15:00:00.000Z"],
    ["Calendly", "event_start_time=2026-12-01T15:30:00%2B01:00&event_end_time=2026-12-01T16:00:00%2B01:00"],
    ["a plus that became a space", "startTime=2026-12-01T15:30:00+01:00&endTime=2026-12-01T16:00:00+0100"],
    ["no seconds, to the west", "startTime=2026-12-01T09:30-05:00&endTime=2026-12-01T10:00-05:00"],
    ["among others", `name=Ada&startTime=${start}&email=ada@example.com&endTime=${end}`],
    [
      "the second pair, where the first is broken",
      `startTime=soon&event_start_time=${start}&event_end_time=${end}`,
    ],
  ])("of %s", (_, query) => expect(bookingIn(`?${query}`, now)).toEqual({ start, end }));

  test.each([
    ["a call without an end", `startTime=${start}`, { start }],
    ["one that began a day ago", "startTime=2026-11-27T12:00Z", { start: "2026-11-27T12:00:00.000Z" }],
    ["one in a year", "startTime=2027-11-29T12:00Z", { start: "2027-11-29T12:00:00.000Z" }],
  ])("%s", (_, query, expected) => expect(bookingIn(query, now)).toEqual(expected));

  test("and are the same when they are read again", () => {
    for (const booking of [{ start }, { start, end }])
      expect(bookingIn(queryOf(booking), now)).toEqual(booking);
  });
});

test.each([
  ["nothing", ""],
  ["only an end", `endTime=${end}`],
  ["a day too long ago", "startTime=2026-11-27T11:59:59Z"],
  ["more than a year ahead", "startTime=2027-11-29T12:00:01Z"],
  ["no time zone", "startTime=2026-12-01T14:30:00"],
  ["no time", "startTime=2026-12-01"],
  ["a day that does not exist", "startTime=2027-02-30T10:00:00Z"],
  ["a month that does not exist", "startTime=2027-13-01T10:00:00Z"],
  ["an hour that does not exist", "startTime=2026-12-01T24:30:00Z"],
  ["an offset that does not exist", "startTime=2026-12-01T14:30:00%2B19:00"],
  ["milliseconds", "startTime=1796135400000"],
  ["words", "startTime=tomorrow"],
  ["another date format", "startTime=Tue, 01 Dec 2026 14:30:00 GMT"],
  ["markup", `startTime=${start}<img src=x onerror=alert(1)>`],
  ["a second line", `startTime=${start}%0A`],
  ["an end before the start", `startTime=${end}&endTime=${start}`],
  ["an end at the start", `startTime=${start}&endTime=${start}`],
  ["more than a day", `startTime=${start}&endTime=2026-12-02T14:30:01Z`],
  ["an end that is none", `startTime=${start}&endTime=later`],
  ["two pairs mixed", `startTime=${start}&endTime=x&event_end_time=${end}`],
  ["the names of objects", "__proto__=1&constructor=2&toString=3"],
  ["broken escapes", "startTime=%E0%A4%A&%&=&&"],
])("D31 %s is no booking", (_, query) => expect(bookingIn(query, now)).toBeUndefined());

test("D31 no query throws an error, and what is believed is two moments", () => {
  const names = fc.constantFrom("startTime", "endTime", "event_start_time", "event_end_time", "x");
  const values = fc.oneof(
    fc.string(),
    fc
      .date({ noInvalidDate: true, min: new Date("2026-01-01"), max: new Date("2028-01-01") })
      .map((date) => date.toISOString()),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), fc.string(), (pairs, tail) => {
      const booking = bookingIn(`?${new URLSearchParams(pairs)}${tail}`, now);
      for (const moment of Object.values(booking ?? {})) expect(new Date(moment).toISOString()).toBe(moment);
    }),
  );
});
