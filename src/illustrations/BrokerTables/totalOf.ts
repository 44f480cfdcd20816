import type { Tier } from "../../content/sample/ibPortal.ts";

/** The traders and the commission of all tiers together, in dollars. */
export const totalOf = (tiers: readonly Tier[]): Tier => ({
  traders: tiers.reduce((sum, { traders }) => sum + traders, 0),
  commission: tiers.reduce((sum, { commission }) => sum + commission, 0),
});
