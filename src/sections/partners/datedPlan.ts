import type { DayPatterns } from "../../i18n/messages/dates.ts";
import { shortDays } from "../../illustrations/shortDays.ts";
import { weeksFrom } from "../../simulation/plan.ts";

interface Weeks {
  from: number;
  to: number;
}

interface Plan<Lane extends Weeks, Task extends Weeks> {
  weeks: number;
  lanes: readonly (Lane & { tasks: readonly Task[] })[];
  patterns: DayPatterns;
}

/** A plan with the dates that it has from a set-up call. @param setUpCall ISO 8601 date */
export function datedPlan<Lane extends Weeks, Task extends Weeks>(
  { weeks, lanes, patterns }: Plan<Lane, Task>,
  setUpCall: string,
) {
  // The last mark is the start of the week after.
  const dated = weeksFrom(weeks + 1, setUpCall);
  const datesOf = ({ from, to }: Weeks) => ({
    start: dated[from]?.begins ?? setUpCall,
    end: dated[to - 1]?.ends ?? setUpCall,
  });
  const when = (span: Weeks): string => {
    const { start, end } = datesOf(span);
    return shortDays(patterns, start, end);
  };
  return {
    begins: dated[0]?.begins ?? setUpCall,
    days: dated.map(({ begins }) => shortDays(patterns, begins)),
    lanes: lanes.map(({ tasks, ...lane }) => ({
      ...lane,
      ...datesOf(lane),
      when: when(lane),
      tasks: tasks.map((task) => ({ ...task, ...datesOf(task), when: when(task) })),
    })),
  };
}
