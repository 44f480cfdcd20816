import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendarFile.ts";

const now = new Date("2026-11-28T09:30:15.250Z");

/** The file as another parser reads it. */
const read = (events: readonly CalendarEvent[]) =>
  new ICAL.Component(ICAL.parse(calendarFile("Northbell", events, now)))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

test("another parser reads whole days: the end is the day after the last", () => {
  const [event] = read([{ id: "keys@example.com", title: "Keys", start: "2026-12-30", end: "2026-12-31" }]);
  expect(event?.uid).toBe("keys@example.com");
  expect(event?.startDate.isDate).toBe(true);
  expect(`${event?.startDate}`).toBe("2026-12-30");
  expect(`${event?.endDate}`).toBe("2027-01-01");
  expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
});

test("another parser reads moments of any time zone", () => {
  const [event] = read([
    { id: "demo", title: "Demo", start: "2026-12-01T15:30:00+05:30", end: "2026-12-01T16:00:00+05:30" },
  ]);
  expect(event?.startDate.toJSDate().toISOString()).toBe("2026-12-01T10:00:00.000Z");
  expect(event?.endDate.toJSDate().toISOString()).toBe("2026-12-01T10:30:00.000Z");
  expect(`${event?.component.getFirstPropertyValue("dtstamp")}`).toBe("2026-11-28T09:30:15Z");
  expect(event?.component.getFirstPropertyValue("transp")).toBeNull();
});

test("another parser reads titles and descriptions of any letters as they were", () => {
  const title = "Kick-off, with “Meridian”; C:\\keys — अगला कदम";
  const description = `${"公開リハーサルの準備、".repeat(20)}\nSecond line; with, signs`;
  const [event] = read([{ id: "1", title, description, start: "2026-12-01", end: "2026-12-01" }]);
  expect(event?.summary).toBe(title);
  expect(event?.description).toBe(description);
});

test("another parser reads the address of a long page", () => {
  const url = `https://example.com/${"partners-".repeat(12)}?lng=pt`;
  const [event] = read([{ id: "1", title: "Keys", url, start: "2026-12-01", end: "2026-12-01" }]);
  expect(event?.component.getFirstPropertyValue("url")).toBe(url);
});

test("no line has more than 75 bytes, and all end with CR and LF", () => {
  const file = calendarFile(
    "Northbell",
    [{ id: "1", title: "次".repeat(90), start: "2026-12-01", end: "2026-12-01" }],
    now,
  );
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.join("")).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
