export const stats = ["retention", "volume", "engagement", "participants"] as const;

export type StatId = (typeof stats)[number];

/** How demo and live competitions differ. */
export const competitionTraits = ["entrants", "money", "prize", "gain"] as const;

/** The twelve key features in three groups, each with its own icon (BR-05). */
export const featureGroups = [
  {
    id: "compete",
    features: [
      { id: "leaderboards", icon: "BarChart3" },
      { id: "accounts", icon: "Monitor" },
      { id: "rules", icon: "Settings" },
      { id: "winners", icon: "CheckCircle" },
    ],
  },
  {
    id: "keep",
    features: [
      { id: "loyalty", icon: "Star" },
      { id: "bonuses", icon: "ArrowRight" },
      { id: "privacy", icon: "Lock" },
      { id: "analytics", icon: "TrendingUp" },
    ],
  },
  {
    id: "grow",
    features: [
      { id: "spaces", icon: "Building2" },
      { id: "branding", icon: "Shield" },
      { id: "crm", icon: "Users" },
      { id: "markets", icon: "Globe" },
    ],
  },
] as const;

/** Ids of the tabs, the first one selected (BR-07). */
export const useCases = ["loyal-clients", "ib-tools", "revenue"] as const;

export type UseCaseId = (typeof useCases)[number];

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

/** Those that decide a sale are open from the start. */
export const openQuestions: readonly (typeof questions)[number][] = ["integration", "cost"];
