/**
 * One world for all pictures: invented people, one competition, the same figures wherever they show up.
 * Returns are fractions since the opening bell, at nine evenly spaced moments; drawdowns are the largest since then,
 * and `moved` counts the places won since the morning.
 */
export const traders = [
  {
    id: "mira",
    name: "Mira Novak",
    account: "MT5",
    returns: [0, 0.01, 0.032, 0.04, 0.075, 0.1, 0.148, 0.183, 0.214],
    moved: 1,
    trades: 148,
    drawdown: 0.031,
  },
  {
    id: "jonah",
    name: "Jonah Adeyemi",
    account: "cTrader",
    returns: [0, 0.03, 0.055, 0.09, 0.102, 0.13, 0.141, 0.172, 0.198],
    moved: -1,
    trades: 231,
    drawdown: 0.046,
  },
  {
    id: "sora",
    name: "Sora Ishikawa",
    account: "MT5",
    returns: [0, -0.012, 0.01, 0.024, 0.06, 0.088, 0.096, 0.129, 0.142],
    moved: 1,
    trades: 96,
    drawdown: 0.022,
  },
  {
    id: "leo",
    name: "Leo Marchetti",
    account: "MT4",
    returns: [0, 0.02, 0.042, 0.03, 0.048, 0.062, 0.09, 0.081, 0.097],
    moved: -1,
    trades: 187,
    drawdown: 0.091,
  },
  {
    id: "anika",
    name: "Anika Rao",
    account: "cTrader",
    returns: [0, 0.008, -0.016, -0.028, -0.009, 0.012, 0.004, 0.022, 0.031],
    moved: 0,
    trades: 64,
    drawdown: 0.044,
  },
] as const;

export const competition = { day: 12, days: 14, prizePool: 50_000, entrants: 4_812 } as const;

/** The rest of the competition on the afternoon of its twelfth day. */
export const floor = {
  closesIn: "51:52:08",
  /** Shares of the prize pool, best first. */
  prizes: [0.5, 0.3, 0.2],
  /** Behind `traders`. */
  followers: [
    { name: "Tarik Olsen", account: "MT5", returns: [0.029], moved: 0, trades: 112, drawdown: 0.052 },
    { name: "Paula Brandt", account: "MT4", returns: [0.024], moved: 0, trades: 58, drawdown: 0.019 },
  ],
  /** Fell further from the highest point than the rules allow. */
  disqualified: {
    name: "Ruben Salas",
    account: "cTrader",
    returns: [0, 0.014, 0.022, 0.061, 0.058, 0.112, 0.131, 0.16, 0.057],
    trades: 410,
    drawdown: 0.103,
    time: "13:05",
  },
  /** Latest first, each with what it adds to the trader's return. */
  trades: [
    { time: "14:07:52", name: "Mira Novak", side: "buy", symbol: "XAUUSD", gain: 0.0031 },
    { time: "14:07:49", name: "Jonah Adeyemi", side: "sell", symbol: "EURUSD", gain: -0.0012 },
    { time: "14:07:41", name: "Sora Ishikawa", side: "buy", symbol: "NAS100", gain: 0.0018 },
    { time: "14:07:36", name: "Anika Rao", side: "sell", symbol: "GBPJPY", gain: 0.0007 },
    { time: "14:07:28", name: "Leo Marchetti", side: "buy", symbol: "USDCHF", gain: -0.0024 },
    { time: "14:07:15", name: "Mira Novak", side: "sell", symbol: "GER40", gain: 0.0009 },
  ],
} as const;

/** The terms of the sample challenge: dollars, fractions of them, days and lots. */
export const challenge = {
  size: 100_000,
  target: 0.08,
  dailyDrawdown: 0.05,
  maximumLoss: 0.1,
  days: 5,
  consistency: 0.4,
  lots: 5,
  split: 0.8,
} as const;

/** The minute in which all screens of the sample firm are seen. */
export const moment = "14:32";

export interface Account {
  id: string;
  trader: string;
  platform: string;
  /** Gains at the close of each day before this one, from the opening on, as fractions of the account's size. */
  before: readonly number[];
  /** Gains this morning, and after each of the trades. */
  today: readonly [number, ...number[]];
  trades: readonly { time: string; symbol: string; side: "buy" | "sell"; lots: number }[];
  /** Place in the list of rules. */
  brokenRule?: number;
}

/** One account on its way to the target, and one that has just crossed the daily limit. */
export const accounts = {
  jonah: {
    id: "SF-20418",
    trader: "Jonah Adeyemi",
    platform: "cTrader",
    before: [0, 0.009, -0.011, 0.014, 0.022, 0.017, 0.041, 0.052, 0.0757],
    today: [0.0757, 0.067, 0.0616, 0.0642],
    trades: [
      { time: "10:12", symbol: "EURUSD", side: "buy", lots: 2 },
      { time: "12:47", symbol: "XAUUSD", side: "sell", lots: 0.8 },
      { time: "14:20", symbol: "NAS100", side: "buy", lots: 1.5 },
    ],
  },
  anika: {
    id: "SF-20733",
    trader: "Anika Rao",
    platform: "cTrader",
    before: [0.04],
    today: [0.04, 0.0342, 0.0225, -0.0124],
    trades: [
      { time: "10:54", symbol: "GBPJPY", side: "buy", lots: 3 },
      { time: "12:43", symbol: "XAUUSD", side: "buy", lots: 1.2 },
      { time: moment, symbol: "XAUUSD", side: "buy", lots: 2.4 },
    ],
    brokenRule: 0,
  },
} as const satisfies Record<string, Account>;

/** A sample day of a prop firm. Its traders are those of the other pictures. */
export const firm = {
  server: "Summit-Live 3",
  clock: `${moment}:07 UTC`,
  /** Challenges bought, in each phase, funded, paid out. */
  funnel: [1_284, 897, 342, 211, 128],
  /** Upper ends of the bands of the daily limit used. */
  bands: [0.2, 0.4, 0.6, 0.8, 1],
  heat: [
    { size: 25_000, counts: [418, 176, 61, 22, 4] },
    { size: 50_000, counts: [297, 143, 74, 31, 9] },
    { size: 100_000, counts: [184, 121, 58, 19, 6] },
    { size: 200_000, counts: [63, 38, 17, 8, 1] },
  ],
  payouts: [
    { id: "SF-19874", trader: "Mira Novak", amount: 4_280, state: "paid" },
    { id: "SF-20102", trader: "Sora Ishikawa", amount: 2_615, state: "ready" },
    { id: "SF-19990", trader: "Jonah Adeyemi", amount: 1_940, state: "ready" },
    { id: "SF-20391", trader: "Leo Marchetti", amount: 3_150, state: "held" },
  ],
  /** The account, and those that trade as it does. */
  flagged: { trader: "Leo Marchetti", matching: 0.91, accounts: ["SF-20391", "SF-20407", "SF-20411"] },
} as const;

/** A partner's sandbox while its integration is tested: one event is refused, then taken. */
export const integrationLog = {
  apiKey: "nb_test_••••9f3c",
  events: [
    { time: "10:41:07", call: "POST /v1/keys", status: 201, note: "38 ms" },
    { time: "10:41:52", call: "GET /v1/accounts/48120/trades", status: 200, note: "84 ms" },
    { time: "10:41:58", call: "→ account.connected", status: 200, note: "71 ms" },
    { time: "10:42:10", call: "GET /v1/results/autumn-cup", status: 200, note: "64 ms" },
    { time: "10:42:36", call: "→ payout.approved", status: 200, note: "96 ms" },
    { time: "10:44:29", call: "→ competition.finished", status: 503, note: "retry 1" },
    { time: "10:44:31", call: "→ competition.finished", status: 200, note: "112 ms" },
  ],
  payload: `{ "cup": "autumn-cup", "entrants": ${competition.entrants} }`,
} as const;

/** Where a partner's product is switched on, asked for or off. */
export const switches = {
  brokers: [
    { id: "org_2187", name: "Meridian Markets", state: "on" },
    { id: "org_2203", name: "Harborline", state: "on" },
    { id: "org_2241", name: "Kestrel FX", state: "pending" },
    { id: "org_2260", name: "Volt Trading", state: "off" },
  ],
  propFirms: [
    { id: "org_2114", name: "Summit Funded", state: "on" },
    { id: "org_2158", name: "Solstice Prop", state: "on" },
    { id: "org_2232", name: "Ridgeline Trading", state: "off" },
    { id: "org_2275", name: "Castellan Funding", state: "pending" },
  ],
  communities: [
    { id: "org_2096", name: "Quill Academy", state: "on" },
    { id: "org_2171", name: "Harbour Street Traders", state: "on" },
    { id: "org_2219", name: "Duarte Partners", state: "off" },
    { id: "org_2288", name: "Atlas University", state: "on" },
  ],
} as const;

/** Deterministic noise in -1..1 (mulberry32), so that every build draws the same picture. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}

/**
 * An equity curve through the given returns, with the jitter of real trading between them.
 * @param steps points drawn between two returns
 * @param jitter largest deviation, in the unit of the returns
 */
export function equityCurve(returns: readonly number[], seed: number, steps = 5, jitter = 0.007): number[] {
  const random = noise(seed);
  return returns.flatMap((value, index) => {
    const next = returns[index + 1];
    if (next === undefined) return [value];
    return Array.from({ length: steps }, (_, step) =>
      step === 0 ? value : value + ((next - value) * step) / steps + random() * jitter,
    );
  });
}
