/** A member of a network, or several who are drawn as one. */
interface Branch {
  members: number;
  /** Those of one month. */
  lots: number;
  below?: readonly Branch[] | undefined;
}

/**
 * Members of each tier, their lots and what they pay, nearest tier first.
 * @param rates of each tier, in dollars a lot
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
