/** A member of a network, or several drawn as one. */
interface Branch {
  members: number;
  /** Lots of one month. */
  lots: number;
  below?: readonly Branch[] | undefined;
}

/**
 * Sums up members, lots and commission of each tier, nearest tier first.
 * @param rates dollars per lot, by tier
 */
export function tierTotals(
  branches: readonly Branch[],
  rates: readonly number[],
): { rate: number; members: number; lots: number; commission: number }[] {
  let tier = branches;
  return rates.map((rate) => {
    const sum = (of: (branch: Branch) => number) => tier.reduce((total, branch) => total + of(branch), 0);
    const lots = sum((branch) => branch.lots);
    const totals = { rate, members: sum(({ members }) => members), lots, commission: lots * rate };
    tier = tier.flatMap(({ below = [] }) => below);
    return totals;
  });
}
