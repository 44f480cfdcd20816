/** What the brokers page says without words; the words are in `brokers:` under the same ids. */

export const brokerStats = ["retention", "volume", "engagement", "participants"] as const;

/** The ways in which demo and live competitions differ. */
export const competitionTraits = ["entrants", "money", "prize", "gain"] as const;

/** The twelve key features in three groups, each with the mark of its group (BR-05). */
export const brokerFeatureGroups = [
  { id: "compete", icon: "BarChart3", features: ["leaderboards", "accounts", "rules", "winners"] },
  { id: "keep", icon: "Users", features: ["loyalty", "bonuses", "privacy", "analytics"] },
  { id: "grow", icon: "Globe", features: ["spaces", "branding", "crm", "markets"] },
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
