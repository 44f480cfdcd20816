import type { FigureStyle } from "../../i18n/messages/figure.ts";
import type { ClaimId } from "../claims.ts";

export const stats = ["retention", "volume", "engagement", "participants"] as const;

export type StatId = (typeof stats)[number];

/** How demo and live competitions differ. */
export const competitionTraits = ["entrants", "money", "prize", "gain"] as const;

/** The key features with a screen of the product; with those below they are twelve, each with its own icon (BR-05). */
export const shownFeatures = [
  { id: "leaderboards", icon: "BarChart3" },
  { id: "rules", icon: "Settings" },
  { id: "winners", icon: "CheckCircle" },
  { id: "analytics", icon: "TrendingUp" },
] as const;

export type ShownFeatureId = (typeof shownFeatures)[number]["id"];

/** The other key features. */
export const listedFeatures = [
  { id: "accounts", icon: "Monitor" },
  { id: "branding", icon: "Shield" },
  { id: "portals", icon: "Building2" },
  { id: "crm", icon: "Users" },
  { id: "loyalty", icon: "Star" },
  { id: "bonuses", icon: "ArrowRight" },
  { id: "privacy", icon: "Lock" },
  { id: "markets", icon: "Globe" },
] as const;

/** Ids of the tabs, the first one selected (BR-07). */
export const useCases = ["loyal-clients", "ib-tools", "revenue"] as const;

export type UseCaseId = (typeof useCases)[number];

/** The figure of each use case. */
export const claimOf = {
  "loyal-clients": "retentionRange",
  "ib-tools": "activation",
  revenue: "volumeRange",
} as const satisfies Record<UseCaseId, ClaimId>;

/** How it is written, if not as elsewhere: the label of one has the percent sign (D15). */
export const figureStyles: Readonly<Partial<Record<UseCaseId, FigureStyle>>> = { "loyal-clients": "bare" };

/** A stretch of days since the set-up call: work, work that may take so long, or a competition. */
export interface Stretch {
  from: number;
  to: number;
  kind: "work" | "longer" | "competition";
}

/** The days of each step of the workflow: integration takes 1–2 weeks, a set-up some hours (BR-09). */
export const schedule: readonly (readonly Stretch[])[] = [
  [
    { from: 0, to: 7, kind: "work" },
    { from: 7, to: 14, kind: "longer" },
  ],
  [{ from: 2, to: 14, kind: "longer" }],
  [{ from: 14, to: 14.5, kind: "work" }],
  [{ from: 15, to: 29, kind: "competition" }],
  [
    { from: 29, to: 31, kind: "work" },
    { from: 35, to: 49, kind: "competition" },
  ],
];

export const questions = [
  "integration",
  "cost",
  "ownership",
  "accounts",
  "compliance",
  "ibs",
  "launch",
  "support",
] as const;
