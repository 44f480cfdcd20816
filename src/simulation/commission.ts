import { cents } from "./cents.ts";

/** A member of a network, or several drawn as one. */
export interface Branch {
  members: number;
  /** Lots of one month. */
  lots: number;
  below?: readonly Branch[] | undefined;
}

/** A tier of a network: dollars a lot, and what its members have traded and earned for the owner in a month. */
export interface Tier {
  rate: number;
  members: number;
  lots: number;
  /** In dollars. */
  commission: number;
}

/** What lots earn, in dollars to the cent. @param rate dollars a lot */
export const commissionOf = (lots: number, rate: number): number => cents(lots * rate);

/**
 * The tiers of a network, the nearest first.
 * @param network the members of the first tier
 * @param rates dollars a lot, by tier
 */
export function tiersOf(network: readonly Branch[], rates: readonly number[]): Tier[] {
  let branches = network;
  return rates.map((rate) => {
    const sum = (of: (branch: Branch) => number) => branches.reduce((total, branch) => total + of(branch), 0);
    const lots = sum((branch) => branch.lots);
    const members = sum((branch) => branch.members);
    branches = branches.flatMap(({ below = [] }) => below);
    return { rate, members, lots, commission: commissionOf(lots, rate) };
  });
}

/** Lots of other members, each of whom trades as much: whole ones. @param known how many have traded them */
const lotsOf = (lots: number, members: number, known: number): number =>
  members === known || known === 0 ? lots : Math.round((lots * members) / known);

/** A tier at another rate, with other members (`withMembers`). */
export function tierAt(tier: Tier, rate: number, members: number): Tier {
  const lots = lotsOf(tier.lots, members, tier.members);
  return { rate, members, lots, commission: commissionOf(lots, rate) };
}

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

/** Tiers after a trade by a member of the first. */
export const afterTrade = (tiers: readonly Tier[], traded: number): Tier[] =>
  tiers.map((tier, index) => {
    const lots = index === 0 ? tier.lots + traded : tier.lots;
    return { ...tier, lots, commission: commissionOf(lots, tier.rate) };
  });

/** What all tiers earn, in dollars to the cent. */
export const totalOf = (tiers: readonly Tier[]): number =>
  cents(tiers.reduce((sum, { commission }) => sum + commission, 0));
