/** What the brokers page says without words; the words are in `brokers:` under the same ids. */

export const brokerStats = ["retention", "volume", "engagement", "participants"] as const;

/** The ways in which demo and live competitions differ. */
export const competitionTraits = ["entrants", "money", "prize", "gain"] as const;

/** The twelve key features in three groups (BR-05). */
export const brokerFeatureGroups = [
  {
    id: "compete",
    features: [
      { id: "leaderboards", icon: "BarChart3" },
      { id: "accounts", icon: "Monitor" },
      { id: "rules", icon: "Shield" },
      { id: "winners", icon: "CheckCircle" },
    ],
  },
  {
    id: "keep",
    features: [
      { id: "loyalty", icon: "TrendingUp" },
      { id: "bonuses", icon: "ArrowRight" },
      { id: "privacy", icon: "Lock" },
      { id: "analytics", icon: "BarChart3" },
    ],
  },
  {
    id: "grow",
    features: [
      { id: "spaces", icon: "Users" },
      { id: "branding", icon: "Monitor" },
      { id: "crm", icon: "ArrowRight" },
      { id: "markets", icon: "Globe" },
    ],
  },
] as const;

/** The ids are the tabs' own; the first one is shown at first (BR-07). */
export const brokerUseCases = ["loyal-clients", "ib-tools", "revenue"] as const;

/** Invented people (D3); replace them here and in the catalogues together. */
export const brokerTestimonials = ["retention", "partnerships"] as const;

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
