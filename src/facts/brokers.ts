/** Ids, order and icons of the brokers page. Its words are in `brokers:` under the same ids. */

interface FeatureGroup {
  id: string;
  features: readonly { id: string; icon: string }[];
}

export const brokerStats = ["retention", "volume", "engagement", "participants"] as const;

/** How demo and live competitions differ. */
export const competitionTraits = ["entrants", "money", "prize", "gain"] as const;

/** The twelve key features in three groups, each with its own icon (BR-05). */
export const brokerFeatureGroups = [
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
] as const satisfies readonly FeatureGroup[];

/** Ids of the tabs, the first one selected (BR-07). */
export const brokerUseCases = ["loyal-clients", "ib-tools", "revenue"] as const;

export const brokerQuestions = [
  "integration",
  "ownership",
  "accounts",
  "compliance",
  "ibs",
  "cost",
  "launch",
  "support",
] as const;
