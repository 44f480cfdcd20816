interface Trade {
  /** Hours since midnight. */
  hour: number;
  /** Result in multiples of what was risked. */
  result: number;
}

/** A trader's days, Monday first. */
export type Week = readonly (readonly Trade[])[];

/** What the trades of a day, or of several, come to. */
export const sumOf = (trades: readonly Trade[]): number =>
  trades.reduce((total, { result }) => total + result, 0);

/** What the journal makes of a week. @param early the hour before which losses are early */
export function review(week: Week, early: number): { losses: number; earlyLosses: number } {
  const losses = week.flat().filter(({ result }) => result < 0);
  return { losses: losses.length, earlyLosses: losses.filter(({ hour }) => hour < early).length };
}
