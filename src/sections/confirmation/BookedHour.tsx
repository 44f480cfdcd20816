import type { Language } from "../../i18n/languages.ts";
import type { Template } from "../../i18n/messages/templates.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import css from "./Booked.module.css";
import { bookedTexts } from "./bookedTexts.ts";
import { useBooking } from "./useBooking.ts";

interface BookedHourProps {
  language: Language;
  minutes: number;
  zone: Template<"zone">;
}

/** The day and the hour of the call, in the visitor's time zone and language (CF-03). Without a booking it is empty. */
export function BookedHour({ language, minutes, zone }: BookedHourProps) {
  const booking = useBooking(minutes);
  const texts = booking && bookedTexts(new Date(booking.start), language);
  return (
    <p className={css.booked}>
      {booking && texts && (
        <>
          <time dateTime={booking.start} className="u-headline">
            <span className={css.day}>{texts.day}</span> <span className={css.hour}>{texts.hour}</span>
          </time>{" "}
          <span className={css.zone}>{interpolate(zone, { zone: texts.zone })}</span>
        </>
      )}
    </p>
  );
}
