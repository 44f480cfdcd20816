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
export const lotsOf = (lots: number, members: number, known: number): number =>
  members === known || known === 0 ? lots : Math.round((lots * members) / known);

/** A tier at another rate, with other members (`withMembers`). */
export function tierAt(tier: Tier, rate: number, members: number): Tier {
  const lots = lotsOf(tier.lots, members, tier.members);
  return { rate, members, lots, commission: commissionOf(lots, rate) };
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
