import { type CalendarEvent, calendarFile } from "./calendarFile.ts";

interface AddToCalendarProps {
  className?: string | undefined;
  children: string;
  /** The brand that the file names as its maker. */
  product: string;
  /** Without its extension. */
  fileName: string;
  events: readonly CalendarEvent[];
}

/** A button that saves events as a file, which calendars open. */
export function AddToCalendar({ className = "", children, product, fileName, events }: AddToCalendarProps) {
  const save = (): void => {
    const file = new Blob([calendarFile(product, events, new Date())], { type: "text/calendar" });
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: address, download: `${fileName}.ics` }).click();
    // Safari reads the file after the press.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <button type="button" className={`${className} u-requires-script u-no-print`} onClick={save}>
      {children}
    </button>
  );
}
