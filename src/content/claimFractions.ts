import type { Claim } from "./claims.ts";

/** The fractions that a claim says: the ends of a range, one of a growth or a share, none of a count. */
export function fractionsOf(claim: Claim): readonly number[] {
  if (claim.kind === "count") return [];
  if (claim.kind === "range") return [claim.from, claim.to];
  return [claim.kind === "growth" ? claim.growth : claim.share];
}

/** Whole percents, as sites claim them. A decrease has no sign. */
export const inPercent = (fraction: number): number => Math.round(100 * Math.abs(fraction));
