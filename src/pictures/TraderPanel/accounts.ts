/** The terms of the sample challenge: dollars, and fractions of them. */
export const challenge = { size: 100_000, target: 0.08, dailyDrawdown: 0.05, maximumLoss: 0.1, split: 0.8 };

export interface Account {
  trader: string;
  /** Gains up to this morning, and since, as fractions of the account's size. */
  before: readonly number[];
  today: readonly [number, ...number[]];
  /** Place in the list of rules. */
  brokenRule?: number;
}

/** One account on its way to the target, and one that has just crossed the daily limit. */
export const accounts = {
  jonah: {
    trader: "Jonah Adeyemi",
    before: [0, 0.009, -0.011, 0.014, 0.022, 0.017, 0.041, 0.052, 0.0757],
    today: [0.0757, 0.067, 0.0642],
  },
  anika: {
    trader: "Anika Rao",
    before: [0, 0.012, 0.004, 0.021, 0.035, 0.019, 0.031, 0.028, 0.04],
    today: [0.04, 0.027, 0.011, -0.0124],
    brokenRule: 0,
  },
} as const satisfies Record<string, Account>;
