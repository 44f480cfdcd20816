/** Invented awards (D3), in the order they hang, by year: two, the world record, two (HM-05). Words are in `home:proof.awards`. */
export const awards = ["bestWhiteLabel", "bestInnovation", "bestPropTech", "bestEngagement"] as const;
