import { addDays, saturday, weekdayOf } from "./calendar.ts";

/** A step of a plan. */
export interface Step {
  id: string;
  owner?: string;
  /** How many days it takes; parts of a day are possible. */
  days: number;
  /** The steps above it in the list that must have ended; if it names none, the one before it. */
  after?: readonly string[];
}

/** When a step begins and ends. */
export type PlannedStep<S extends Step> = S & {
  /** Days since the start; it ends before `to`. */
  from: number;
  to: number;
  /** Its first and its last day, as ISO 8601 dates. */
  begins: string;
  ends: string;
};

/** When the last of several ends, counted from their common start. */
export const endOf = (spans: readonly { to: number }[]): number => Math.max(0, ...spans.map(({ to }) => to));

/** The day of the start that a working day is, both from 0. @param start ISO 8601 date */
function workingDay(start: string, number: number): number {
  const weekday = weekdayOf(start);
  // A start at a weekend waits until Monday.
  const wait = weekday < saturday ? 0 : 7 - weekday;
  const first = wait ? 0 : weekday;
  return wait + number + 2 * Math.floor((first + number) / saturday);
}

/**
 * A plan from a start.
 * @param start ISO 8601 date of the first day
 * @param skipsWeekends whether nothing is done at weekends
 * @returns the steps in the order of the list, and how many days it takes until the last has ended
 * @throws {RangeError} if a step follows one that is not above it
 */
export function planOf<S extends Step>(
  list: readonly S[],
  start: string,
  skipsWeekends = false,
): { steps: PlannedStep<S>[]; days: number } {
  /** When each has ended, in days on which something is done. */
  const done = new Map<string, number>();
  const dayOf = (day: number): number => (skipsWeekends ? workingDay(start, day) : day);
  const steps = list.map((step, index) => {
    const before = step.after ?? list.slice(Math.max(0, index - 1), index).map(({ id }) => id);
    const worked = before.map((id) => {
      const end = done.get(id);
      if (end === undefined) throw new RangeError(`${step.id} follows "${id}": write that step above it`);
      return end;
    });
    const begin = Math.max(0, ...worked);
    const end = begin + step.days;
    done.set(step.id, end);
    const from = dayOf(Math.floor(begin)) + (begin % 1);
    const lastDay = Math.max(Math.floor(begin), Math.ceil(end) - 1);
    const to = dayOf(lastDay) + (end - lastDay);
    return {
      ...step,
      from,
      to,
      begins: addDays(start, Math.floor(from)),
      ends: addDays(start, dayOf(lastDay)),
    };
  });
  return { steps, days: endOf(steps) };
}

/**
 * The weeks from a start: five days each, since nothing is done at weekends.
 * @param start ISO 8601 date
 */
export const weeksFrom = (count: number, start: string): PlannedStep<Step>[] =>
  planOf(
    Array.from({ length: count }, (_, week) => ({ id: `${week + 1}`, days: saturday })),
    start,
    true,
  ).steps;

/** The day of an opening in `openingDays`. */
const opening = "open";

/**
 * The days after a call up to an opening, from 1, each with its date once the day of the call is known. Each kind of work
 * takes an equal share of the days before the opening.
 * @param count how many, with the day of the opening
 * @param works in order
 * @param call ISO 8601 date
 */
export function openingDays<Work extends string>(
  count: number,
  works: readonly Work[],
  call?: string,
): { day: number; date: string | undefined; work: Work | typeof opening }[] {
  const share = { days: (count - 1) / works.length };
  const { steps } = planOf(
    works.map((id) => ({ id, ...share })),
    call ?? "2024-01-01",
  );
  return Array.from({ length: count }, (_, index) => ({
    day: index + 1,
    date: call && addDays(call, index + 1),
    // Shares are rounded: a step that ends with the day is not over before.
    work: steps.find(({ to }) => to > index + 1 - 1e-9)?.id ?? opening,
  }));
}
