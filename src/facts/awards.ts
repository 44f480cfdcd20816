/** Invented awards (D3), in the order they hang: two, the world record, two (HM-05). Words are in `home:proof.awards`. */
export const awards = ["bestPropTech", "bestWhiteLabel", "bestEngagement", "bestInnovation"] as const;
