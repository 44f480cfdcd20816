const millisecondsPerDay = 86_400_000;

/** How many months the season has, and how many of them come before that of the competition. */
const monthCount = 6;
const monthsBefore = 3;

/** Half a year around a competition; all days count from its first. */
interface Season {
  /** Each month as its index, from 0 for January, and its number of days. */
  months: readonly { month: number; days: number }[];
  /** The number of days of all months. */
  days: number;
  /** The first day of the competition, and the day after its last. */
  opens: number;
  closes: number;
  /** The first day of the third month; nothing is before it. */
  free: number;
}

/**
 * The season of a competition, which opens in its fourth month.
 * @param competition its first and last day, as ISO 8601 dates
 */
export function seasonOf({ opens, closes }: { opens: string; closes: string }): Season {
  const opening = new Date(opens);
  const firstOf = (index: number): number =>
    Date.UTC(opening.getUTCFullYear(), opening.getUTCMonth() - monthsBefore + index);
  const dayOf = (time: number): number => Math.round((time - firstOf(0)) / millisecondsPerDay);
  const days = dayOf(firstOf(monthCount));
  return {
    months: Array.from({ length: monthCount }, (_, index) => ({
      month: new Date(firstOf(index)).getUTCMonth(),
      days: dayOf(firstOf(index + 1)) - dayOf(firstOf(index)),
    })),
    days,
    opens: dayOf(opening.getTime()),
    closes: Math.min(dayOf(Date.parse(closes)) + 1, days),
    free: dayOf(firstOf(2)),
  };
}

/**
 * Path data of short rounds, one every so many days from the third month on.
 * @param length of a round, in days
 * @param y of the line
 */
export function roundsEvery(every: number, length: number, y: number, { days, free }: Season): string {
  const count = Math.floor((days - free) / every);
  return `M${free} ${y}${Array(count)
    .fill(`h${length}`)
    .join(`m${every - length} 0`)}`;
}
