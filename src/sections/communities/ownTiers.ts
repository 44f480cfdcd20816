import { type Tier, tierAt } from "../../simulation/commission.ts";
import type { OwnNumbers } from "./ownMonth.ts";

/** The numbers of tiers, under the keys by which fields and links know them. */
export const numbersOf = (tiers: readonly Tier[]): OwnNumbers =>
  Object.fromEntries(
    tiers.flatMap(({ rate, members }, index) => [
      [`tier${index + 1}`, rate],
      [`members${index + 1}`, members],
    ]),
  );

/** The tiers of a month at the visitor's own rates and with as many members as they have. */
export const ownTiers = (tiers: readonly Tier[], numbers: OwnNumbers): Tier[] =>
  tiers.map((tier, index) =>
    tierAt(tier, numbers[`tier${index + 1}`] ?? tier.rate, numbers[`members${index + 1}`] ?? tier.members),
  );
