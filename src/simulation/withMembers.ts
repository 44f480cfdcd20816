import { type Branch, lotsOf, tiersOf } from "./commission.ts";

/** Divides whole things by weight: each gets its whole part, and those with the largest remainders one more. */
function divided(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => {
    const exact = (total * weight) / sum;
    return { whole: Math.floor(exact), rest: exact % 1 };
  });
  const left = total - parts.reduce((all, { whole }) => all + whole, 0);
  const first = parts.toSorted((a, b) => b.rest - a.rest).slice(0, left);
  return parts.map((part) => part.whole + (first.includes(part) ? 1 : 0));
}

/**
 * A network with other numbers of members, shared out by branch as in the month, where each of them trades as much. Members
 * and lots are whole ones, so that both add up, and lots by rate to the cent, whatever the rate.
 * @param members by tier
 */
export function withMembers<Any extends Branch>(
  branches: readonly Any[],
  [members, ...below]: readonly number[],
): Any[] {
  const [tier] = tiersOf(branches, [0]);
  if (!tier || members === undefined || tier.members === 0) return [...branches];
  const counts = divided(
    members,
    branches.map((branch) => branch.members),
  );
  const lots = divided(
    lotsOf(tier.lots, members, tier.members),
    branches.map((branch, index) => (branch.lots * (counts[index] ?? 0)) / Math.max(branch.members, 1)),
  );
  const deeper = withMembers(
    branches.flatMap((branch) => (branch.below ?? []) as readonly Any[]),
    below,
  );
  return branches.map((branch, index) => ({
    ...branch,
    ...(members !== tier.members && { members: counts[index] ?? 0, lots: lots[index] ?? 0 }),
    below: branch.below && deeper.splice(0, branch.below.length),
  }));
}
