import type { Standing } from "./challenge.ts";

/** How near an account is to its daily limit. */
export type Risk = "onTrack" | "near" | "broken";

/** @param near the share of the daily limit above which an account is near it */
export const riskOf = ({ state, usedOfLimit }: Standing, near: number): Risk =>
  state === "closed" ? "broken" : usedOfLimit > near ? "near" : "onTrack";

/**
 * How many accounts have used how much of a limit, with one more.
 * @param counts accounts by used share, in bands
 * @param bands the upper end of each
 * @param used the share of the one
 */
export function withAccount(counts: readonly number[], bands: readonly number[], used: number): number[] {
  const band = bands.findIndex((end) => used <= end);
  return counts.map((count, index) => count + (index === band ? 1 : 0));
}
