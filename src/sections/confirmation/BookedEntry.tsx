import button from "../../ui/Button/Button.module.css";
import { AddToCalendar } from "../shared/AddToCalendar.tsx";
import css from "./Booked.module.css";
import { useBooking } from "./useBooking.ts";

interface BookedEntryProps {
  brand: string;
  minutes: number;
  words: { calendar: string; event: string; description: string };
}

/** Adds the call to a calendar. The styles hide it without a booking. */
export function BookedEntry({ brand, minutes, words }: BookedEntryProps) {
  const booking = useBooking(minutes);
  const events = booking
    ? [
        {
          id: `demo-${booking.start}@${location.host}`,
          title: words.event,
          description: words.description,
          ...booking,
        },
      ]
    : [];
  return (
    <AddToCalendar
      className={`${button.button} ${button.primary} ${css.entry}`}
      product={brand}
      fileName="demo"
      events={events}
    >
      {words.calendar}
    </AddToCalendar>
  );
}
