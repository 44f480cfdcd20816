import { type ReactNode, useState } from "react";
import { localDay, longDay, shortDayRange, weekdayAndDay } from "../../i18n/messages/dates.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { works } from "../../illustrations/OpeningStreet/House.tsx";
import { OpeningStreet } from "../../illustrations/OpeningStreet/OpeningStreet.tsx";
import { addDays } from "../../simulation/calendar.ts";
import { openingDays } from "../../simulation/plan.ts";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import { DateField } from "../../ui/DateField/DateField.tsx";
import { AddToCalendar } from "../shared/AddToCalendar.tsx";
import type { CalendarEvent } from "../shared/calendarFile.ts";
import { pageAddress } from "../shared/pageAddress.ts";
import css from "./OpeningWeek.module.css";
import type { openingWeekProps } from "./openingWeekProps.ts";

/** From tomorrow to a year ahead. */
function bounds(): { min: string; max: string } {
  const today = localDay(new Date());
  return { min: addDays(today, 1), max: addDays(today, 365) };
}

/** A field for the day of the set-up call, and the days from there to the opening with their dates. */
export function OpeningWeek({
  language,
  days,
  firm,
  houses,
  titles,
  product,
  words,
  title,
}: ReturnType<typeof openingWeekProps> & { title?: ReactNode }) {
  const [call, choose] = useState<string>();
  const { min, max } = bounds();
  const plan = openingDays(days, works, call);
  const opening = plan.at(-1)?.date;
  const events = (): CalendarEvent[] =>
    (["call", ...works, "open"] as const).flatMap((id) => {
      const dates = id === "call" ? [call] : plan.filter(({ work }) => work === id).map(({ date }) => date);
      const [start, end] = [dates[0], dates.at(-1)];
      return start && end
        ? [
            {
              id: `prop-firm-${id}-${call}@${location.hostname}`,
              title: interpolate(words.planned, { title: words[id].title }),
              description: words[id].description,
              url: pageAddress(),
              start,
              end,
            },
          ]
        : [];
    });
  return (
    <>
      <OpeningStreet
        days={plan}
        words={words}
        write={(iso) => weekdayAndDay(iso, language)}
        firm={firm}
        houses={houses}
        titles={titles}
        title={title}
      >
        <div className={`${css.choice} u-requires-script`}>
          <label htmlFor="call-day">{words.day}</label>
          <DateField
            id="call-day"
            start=""
            min={min}
            max={max}
            range={shortDayRange(min, max, language)}
            take={(day) => choose(day || undefined)}
          />
          <span className={`${css.note} u-small u-text-muted`}>{words.calendarDays}</span>
          {call && (
            <AddToCalendar className={css.add} product={product} fileName="prop-firm" events={events()}>
              {words.addToCalendar}
            </AddToCalendar>
          )}
        </div>
      </OpeningStreet>
      <Announcement>{opening ? `${words.open.title} · ${longDay(opening, language)}` : ""}</Announcement>
    </>
  );
}
