import type { RouteId } from "../routes.ts";

/** The two goals of a founder. Both buttons lead to the scheduler (PF-01). */
export const paths = ["start", "scale"] as const;

export const stats = ["firms", "traders", "challenges", "sales"] as const;

export type StatId = (typeof stats)[number];

/** The key features in three chapters (PF-04). */
export const featureGroups = [
  {
    id: "challenges",
    features: [
      { id: "engine", icon: "Settings" },
      { id: "competitions", icon: "BarChart3" },
      { id: "markets", icon: "Globe" },
    ],
  },
  {
    id: "risk",
    features: [
      { id: "management", icon: "Shield" },
      { id: "fraud", icon: "Lock" },
      { id: "payouts", icon: "CheckCircle" },
    ],
  },
  {
    id: "firm",
    features: [
      { id: "branding", icon: "Monitor" },
      { id: "migration", icon: "ArrowRight" },
      { id: "crm", icon: "Users" },
    ],
  },
] as const;

export type FeatureGroupId = (typeof featureGroups)[number]["id"];

export const useCases = ["open", "move", "add"] as const;

/** The groups that work together on one platform. Each has a page (PF-07). */
export const players = ["propFirms", "brokers", "communities"] as const satisfies readonly RouteId[];

/** From the set-up call to the opening; what is between them is the work of the days between (PF-08). */
export const steps = ["call", "rules", "limits", "brand", "platforms", "payouts", "test", "open"] as const;

export const questions = ["launch", "migration", "payouts", "ownership", "pricing", "support"] as const;
