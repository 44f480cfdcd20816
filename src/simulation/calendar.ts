const millisecondsPerDay = 86_400_000;

/** A day so many days later. @param iso ISO 8601 date */
export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** The day of the week, from 0, which is Monday. @param iso ISO 8601 date */
export const weekdayOf = (iso: string): number => (new Date(iso).getUTCDay() + 6) % 7;

/** The first day of a weekend, on which markets are closed. */
export const saturday = 5;

/**
 * The days of a member's trades among the last days up to a Friday, from 0: each on which the markets are open.
 * @param count of days
 * @param daysAgo days since the last trade
 */
export const tradingDays = (count: number, daysAgo: number): number[] =>
  [...Array(count).keys()].filter((day) => {
    const ago = count - 1 - day;
    return ago >= daysAgo && ago % 7 < saturday;
  });

/** The weeks of the month of a day, from Monday; days of another month have no number. @param iso ISO 8601 date */
export function monthOf(iso: string): { iso: string; day: number | undefined }[][] {
  const month = iso.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const iso = addDays(monday, 7 * week + weekday);
      return { iso, day: iso.startsWith(month) ? Number(iso.slice(8)) : undefined };
    }),
  ).filter((week) => week.some(({ day }) => day));
}
