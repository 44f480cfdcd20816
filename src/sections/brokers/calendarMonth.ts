const millisecondsPerDay = 86_400_000;

interface Day {
  /** ISO 8601 date. */
  iso: string;
  /** Of the month; none if it is of another month. */
  day: number | undefined;
  /** Whether the competition runs. */
  isOpen: boolean;
}

/**
 * The weeks, from Monday, of the month in which a competition opens.
 * @param competition its first and last day, as ISO 8601 dates
 */
export function calendarMonth({ opens, closes }: { opens: string; closes: string }): Day[][] {
  const month = opens.slice(0, 7);
  const first = Date.parse(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * millisecondsPerDay;
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = new Date(monday + (7 * week + day) * millisecondsPerDay);
      const iso = date.toISOString().slice(0, 10);
      const isInMonth = iso.startsWith(month);
      return {
        iso,
        day: isInMonth ? date.getUTCDate() : undefined,
        isOpen: isInMonth && opens <= iso && iso <= closes,
      };
    }),
  );
  return weeks.filter((week) => week.some(({ day }) => day));
}
