/** Ids, order and figures of the IBs and communities page. Its words are in `communities:` under the same ids. */

/** Four benefits behind each tab (IB-02). */
export const benefits = {
  ibs: ["statement", "space", "retention", "channels"],
  communities: ["journal", "sight", "cups", "income"],
} as const satisfies Record<string, readonly string[]>;

/** Three capabilities behind each tab (IB-03). */
export const capabilities = {
  engagement: ["journal", "social", "competitions"],
  monetization: ["commission", "links", "rewards"],
} as const satisfies Record<string, readonly string[]>;

/** The percentages of the specification, in its order. They set the lengths of the bars (IB-05). */
export const outcomes = [
  { id: "activeMembers", percent: 45 },
  { id: "activity", percent: 60 },
  { id: "journals", percent: 75 },
  { id: "activation", percent: 35 },
] as const satisfies readonly { id: string; percent: number }[];

export const communityWorkflow = ["tiers", "space", "links", "trade", "statement"] as const;

/** Three use cases behind each tab, in the order in which a community grows (IB-06). */
export const useCases = {
  acquisition: ["webinar", "demoCup", "invitation"],
  activity: ["review", "streak", "quietList"],
  growth: ["subIbs", "league", "market"],
} as const satisfies Record<string, readonly string[]>;

export const communityQuestions = ["tiers", "payer", "brand", "platforms", "privacy", "start"] as const;
