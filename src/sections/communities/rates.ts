/** The bounds of a rate, in dollars a lot. */
export interface RateBounds {
  min: number;
  max: number;
}

/** The rate that a field holds: 0 if it is empty or no number, and never beyond its bounds. */
export const rateIn = (value: number, { min, max }: RateBounds): number =>
  Math.min(max, Math.max(min, value || 0));

/** What a tier earns, to the cent. */
export const commissionAt = (lots: number, rate: number): number => Math.round(100 * lots * rate) / 100;

/**
 * The commission of tiers as ribbons that flow from rows of equal height into one mouth, in a box of 100 by 100.
 * @returns path data of each tier; its thickness is its share of the total
 */
export function ribbons(amounts: readonly number[]): string[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => "");
  let mouth = 0;
  return amounts.map((amount, tier) => {
    const share = (100 * amount) / total;
    const row = 100 / amounts.length;
    // At its row no thicker than the row.
    const start = Math.min(share, row * 0.9);
    const top = row * (tier + 0.5) - start / 2;
    const path = `M0 ${round(top)}C55 ${round(top)} 45 ${round(mouth)} 100 ${round(mouth)}v${round(share)}C45 ${round(mouth + share)} 55 ${round(top + start)} 0 ${round(top + start)}z`;
    mouth += share;
    return path;
  });
}

const round = (value: number): number => Math.round(10 * value) / 10;
