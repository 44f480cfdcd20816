interface Trade {
  /** Hours since midnight. */
  hour: number;
  /** Result in multiples of the risk. */
  result: number;
}

/** A trader's days, Monday first. */
export type Week = readonly (readonly Trade[])[];

/** The sum of the results of trades. */
export const sumOf = (trades: readonly Trade[]): number =>
  trades.reduce((total, { result }) => total + result, 0);

/** Counts the losses of a week. @param early the hour of the day before which a trade is early */
export function review(week: Week, early: number): { losses: number; earlyLosses: number } {
  const losses = week.flat().filter(({ result }) => result < 0);
  return { losses: losses.length, earlyLosses: losses.filter(({ hour }) => hour < early).length };
}
