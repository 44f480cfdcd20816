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

/** Sample data: the entries of the week's last day; prices with as many decimals as the market quotes. */
export const entries = [
  {
    time: "09:12",
    market: "EURUSD",
    side: "sell",
    lots: 0.6,
    prices: [1.1584, 1.1605],
    decimals: 4,
    result: -0.7,
    tag: "early",
  },
  {
    time: "11:38",
    market: "GBPUSD",
    side: "sell",
    lots: 0.8,
    prices: [1.3142, 1.3118],
    decimals: 4,
    result: 0.8,
    tag: "plan",
  },
  {
    time: "13:05",
    market: "NAS100",
    side: "buy",
    lots: 1.2,
    prices: [25_140, 25_298],
    decimals: 0,
    result: 2.1,
    tag: "plan",
  },
  {
    time: "14:32",
    market: "XAUUSD",
    side: "buy",
    lots: 0.4,
    prices: [4082.4, 4086.1],
    decimals: 1,
    result: 0.6,
    tag: "plan",
  },
] as const;

/** What the trades of a day, or of several, come to. */
export const sumOf = (trades: readonly Trade[]): number =>
  trades.reduce((total, { result }) => total + result, 0);

/** What the journal makes of a week. */
export function review(days = week): { losses: number; earlyLosses: number } {
  const losses = days.flat().filter(({ result }) => result < 0);
  return { losses: losses.length, earlyLosses: losses.filter(({ hour }) => hour < early).length };
}
