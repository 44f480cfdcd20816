interface Trade {
  /** Hours since midnight. */
  hour: number;
  /** Result in multiples of what was risked. */
  result: number;
}

const trade = (hour: number, result: number): Trade => ({ hour, result });

/** Sample data: a trader's week, Monday to Friday. Nearly all losses come early, and the journal notices. */
export const week: readonly (readonly Trade[])[] = [
  [trade(9.2, -0.8), trade(11, 1.2), trade(13.6, 0.6), trade(15.4, 1.9)],
  [trade(9.4, -1), trade(12.2, 0.9), trade(14.9, 1.4)],
  [trade(9.1, -0.6), trade(10.9, 2.3), trade(13.1, 0.5), trade(15.8, -0.4)],
  [trade(9.6, -0.9), trade(12.6, 1.1), trade(14.2, 1.6)],
  [trade(9.2, -0.7), trade(11.6, 0.8), trade(13.1, 2.1), trade(14.5, 0.6)],
];

/** The hour before which the losses gather. */
export const early = 10;

/** Sample data: the entries of the week's last day, latest first. */
export const entries = [
  { time: "14:32", market: "XAUUSD", side: "buy", result: 0.6, tag: "plan" },
  { time: "13:05", market: "NAS100", side: "buy", result: 2.1, tag: "plan" },
  { time: "11:38", market: "GBPUSD", side: "sell", result: 0.8, tag: "plan" },
  { time: "09:12", market: "EURUSD", side: "sell", result: -0.7, tag: "early" },
] as const;

/** What the journal makes of a week. */
export function review(days = week): { losses: number; earlyLosses: number } {
  const losses = days.flat().filter(({ result }) => result < 0);
  return { losses: losses.length, earlyLosses: losses.filter(({ hour }) => hour < early).length };
}
