import type { DayPatterns } from "../../i18n/messages/dates.ts";
import type { TimelineLane } from "../../illustrations/IntegrationTimeline/IntegrationTimeline.tsx";
import { shortDays } from "../../illustrations/shortDays.ts";
import { weeksFrom } from "../../simulation/plan.ts";

interface Plan {
  weeks: number;
  lanes: readonly TimelineLane[];
  patterns: DayPatterns;
}

interface Weeks {
  from: number;
  to: number;
}

/** A plan with the dates that it has from a kick-off. @param kickOff ISO 8601 date */
export function datedPlan({ weeks, lanes, patterns }: Plan, kickOff: string) {
  // The last mark is the start of the week after.
  const dated = weeksFrom(weeks + 1, kickOff);
  const datesOf = ({ from, to }: Weeks) => ({
    start: dated[from]?.begins ?? kickOff,
    end: dated[to - 1]?.ends ?? kickOff,
  });
  const when = (span: Weeks): string => {
    const { start, end } = datesOf(span);
    return shortDays(patterns, start, end);
  };
  return {
    days: dated.map(({ begins }) => shortDays(patterns, begins)),
    lanes: lanes.map((lane) => ({
      ...lane,
      ...datesOf(lane),
      when: when(lane),
      tasks: lane.tasks.map((task) => ({ ...task, ...datesOf(task), when: when(task) })),
    })),
  };
}
