import type { ReactNode } from "react";
import { localDay, shortDayRange } from "../../i18n/messages/dates.ts";
import { useBrandName } from "../../illustrations/BrandText.tsx";
import { IntegrationTimeline } from "../../illustrations/IntegrationTimeline/IntegrationTimeline.tsx";
import { interpolate } from "../../illustrations/interpolate.ts";
import { addDays } from "../../simulation/calendar.ts";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import { DateField } from "../../ui/DateField/DateField.tsx";
import { AddToCalendar } from "../shared/AddToCalendar.tsx";
import { pageAddress } from "../shared/pageAddress.ts";
import { datedPlan } from "./datedPlan.ts";
import type { planProps } from "./planProps.ts";
import css from "./Ruler.module.css";
import { chooseSetUpCall, useSetUpCall } from "./setUpCall.ts";

type RulerProps = ReturnType<typeof planProps> & {
  /** What the plan leads to. */
  children?: ReactNode;
};

/** How many days ahead a set-up call may be. */
const farthest = 365;

/** The plan of an integration on a ruler of weeks; with a day for the set-up call it has dates, and goes into a calendar. */
export function Ruler({ children, ...props }: RulerProps) {
  const { words, brand, language } = props;
  const setUpCall = useSetUpCall();
  const today = localDay(new Date());
  const [min, max] = [addDays(today, 1), addDays(today, farthest)];
  const partner = useBrandName("");
  const plan = setUpCall ? datedPlan(props, setUpCall) : undefined;
  const startsLater = plan && plan.begins !== setUpCall;
  return (
    <div className="u-size-container">
      <div className={css.control}>
        <label htmlFor="set-up-call" className="u-semibold u-requires-script">
          {words.setUpCall}
        </label>
        <DateField
          id="set-up-call"
          start=""
          min={min}
          max={max}
          range={shortDayRange(min, max, language)}
          note={
            plan ? (startsLater ? interpolate(words.starts, { day: plan.days[0] ?? "" }) : "") : words.hint
          }
          take={chooseSetUpCall}
        />
        {plan && (
          <AddToCalendar
            className={css.calendar}
            product={brand}
            fileName={`${brand}-${setUpCall}`}
            events={plan.lanes.flatMap((lane) => [
              ...lane.tasks.map(({ id, name, start, end, owner, ownerName, ifNeeded }) => ({
                id: `${id}-${setUpCall}@${location.hostname}`,
                url: pageAddress(),
                title: `${brand}: ${name}${ifNeeded ? ` · ${words.ifNeeded}` : ""}`,
                description: `${lane.name} · ${(owner === "partner" && partner) || ownerName}`,
                start,
                end,
              })),
              {
                id: `${lane.id}-${setUpCall}@${location.hostname}`,
                url: pageAddress(),
                title: `${brand}: ${lane.name} · ${words.live}`,
                start: lane.start,
                end: lane.end,
              },
            ])}
          >
            {words.calendar}
          </AddToCalendar>
        )}
      </div>
      <div className={`${css.plan} u-accent-border-top`}>
        <IntegrationTimeline {...props} {...plan} />
        {children}
      </div>
      <Announcement>
        {plan ? plan.lanes.map(({ name, when }) => `${name} · ${words.live}: ${when}`).join(". ") : ""}
      </Announcement>
    </div>
  );
}
