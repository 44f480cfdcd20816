import type { traders } from "../seed.ts";

/** A member of the network, or several who are drawn as one; their lots are those of one month. */
export interface Branch {
  /** Missing where several members are drawn as one. */
  trader?: (typeof traders)[number]["id"];
  /** The link that brought them to the one at the root. */
  channel?: "webinar" | "telegram";
  members: number;
  lots: number;
  below?: readonly Branch[];
}

/** Sample data: commission in US dollars a lot, nearest tier first. */
export const tierRates = [6, 2, 0.5] as const;

/** Sample data: the month of one academy. */
export const network: readonly Branch[] = [
  {
    channel: "webinar",
    members: 41,
    lots: 412,
    below: [{ members: 57, lots: 318, below: [{ members: 29, lots: 140 }] }],
  },
  { channel: "telegram", members: 18, lots: 96, below: [{ members: 12, lots: 58 }] },
  {
    trader: "leo",
    members: 1,
    lots: 84,
    below: [
      { trader: "anika", members: 1, lots: 52, below: [{ members: 14, lots: 88 }] },
      { members: 31, lots: 212, below: [{ members: 8, lots: 36 }] },
    ],
  },
  {
    trader: "jonah",
    members: 1,
    lots: 73,
    below: [
      { trader: "sora", members: 1, lots: 43, below: [{ members: 22, lots: 124 }] },
      { members: 18, lots: 97, below: [{ members: 5, lots: 26 }] },
    ],
  },
  {
    trader: "mira",
    members: 1,
    lots: 61,
    below: [{ members: 9, lots: 46, below: [{ members: 4, lots: 22 }] }],
  },
];

/** Members of each tier, their lots and what they pay, nearest tier first. */
export function tierTotals(
  branches: readonly Branch[] = network,
): { rate: number; members: number; lots: number; commission: number }[] {
  let tier = branches;
  return tierRates.map((rate) => {
    const sum = (of: (branch: Branch) => number) => tier.reduce((total, branch) => total + of(branch), 0);
    const lots = sum((branch) => branch.lots);
    const totals = { rate, members: sum(({ members }) => members), lots, commission: lots * rate };
    tier = tier.flatMap(({ below = [] }) => below);
    return totals;
  });
}
