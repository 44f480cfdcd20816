import { fractionsOf, inPercent } from "../claimFractions.ts";
import { claims } from "../claims.ts";

/** Ids, order and figures of the IBs and communities page. Its words are in `communities:` under the same ids. */
export const benefits = {
  ibs: ["statement", "portal", "retention", "channels"],
  communities: ["journal", "sight", "cups", "income"],
} as const satisfies Record<string, readonly string[]>;

export type BenefitId = (typeof benefits)[keyof typeof benefits][number];

/** Three capabilities behind each tab (IB-03). */
export const capabilities = {
  engagement: ["journal", "social", "competitions"],
  monetization: ["commission", "links", "rewards"],
} as const satisfies Record<string, readonly string[]>;

export type CapabilityId = (typeof capabilities)[keyof typeof capabilities][number];

/** More than before, less time than before, or part of a whole. */
type OutcomeKind = "more" | "less" | "share";

/** In the order of the specification (IB-05). */
const kinds = { activeMembers: "more", activity: "more", journals: "share", activation: "less" } as const;

type OutcomeId = keyof typeof kinds;

/** The outcomes, each with its figure of the claims in percent. */
export const outcomes = (Object.keys(kinds) as OutcomeId[]).map(
  (id): { id: OutcomeId; percent: number; kind: OutcomeKind } => ({
    id,
    percent: inPercent(fractionsOf(claims[id]).at(-1) ?? 0),
    kind: kinds[id],
  }),
);

export const steps = ["tiers", "portal", "links", "trade", "statement"] as const;

/** The bounds of the fields for rates, in dollars a lot, their decimals, and what an arrow key adds. */
export const rateField = { min: 0, max: 100, decimals: 2, step: 0.5 } as const;

/** The bounds of the fields for members. */
export const membersField = { min: 0, max: 9999, decimals: 0, step: 1 } as const;

/** A use case, and the weeks of a quarter in which it runs: single ones, or a first and a last. */
export interface UseCase {
  id: string;
  weeks: readonly (number | readonly [number, number])[];
}

/** Three use cases behind each tab, in the order in which a community grows (IB-06). */
export const useCases = {
  acquisition: [
    { id: "webinar", weeks: [1, 5, 9, 13] },
    {
      id: "demoCup",
      weeks: [
        [2, 3],
        [10, 11],
      ],
    },
    { id: "invitation", weeks: [[3, 13]] },
  ],
  activity: [
    { id: "review", weeks: [[1, 13]] },
    {
      id: "streak",
      weeks: [
        [4, 5],
        [8, 9],
      ],
    },
    { id: "quietList", weeks: [3, 5, 7, 9, 11, 13] },
  ],
  growth: [
    { id: "subIbs", weeks: [[6, 13]] },
    { id: "league", weeks: [[10, 12]] },
    { id: "market", weeks: [[8, 13]] },
  ],
} as const satisfies Record<string, readonly UseCase[]>;

export const questions = ["payer", "start", "tiers", "brand", "platforms", "privacy"] as const;
