/** An entry of a calendar: whole days, or moments. */
export interface CalendarEvent {
  /** The same for the same event, so that a calendar replaces it when a file is opened again. */
  id: string;
  title: string;
  description?: string | undefined;
  /** The page that it comes from. */
  url?: string | undefined;
  /** ISO 8601: dates, the last one included, or moments with a time zone. */
  start: string;
  end: string;
}

const encoder = new TextEncoder();

/** Lines have at most 75 bytes, and a line that goes on begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > 75) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

/** RFC 5545, 3.3.11. */
const text = (value: string): string => value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** RFC 5545, 3.3.5: a moment in UTC. */
const moment = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

function startAndEnd({ start, end }: CalendarEvent): string[] {
  if (start.includes("T")) return [`DTSTART:${moment(new Date(start))}`, `DTEND:${moment(new Date(end))}`];
  // The end of whole days is the day after.
  const after = new Date(end);
  after.setUTCDate(after.getUTCDate() + 1);
  const day = (date: Date): string => moment(date).slice(0, 8);
  return [
    `DTSTART;VALUE=DATE:${day(new Date(start))}`,
    `DTEND;VALUE=DATE:${day(after)}`,
    // Whole days keep nobody from other appointments (RFC 5545, 3.8.2.7).
    "TRANSP:TRANSPARENT",
  ];
}

/**
 * An iCalendar file (RFC 5545).
 * @param product who has made it @param now when
 */
export function calendarFile(product: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(product)}//EN`,
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.id}`,
      `DTSTAMP:${moment(now)}`,
      ...startAndEnd(event),
      `SUMMARY:${text(event.title)}`,
      ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
      ...(event.url ? [`URL:${event.url}`] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ];
  return lines.map(fold).join("\r\n");
}
