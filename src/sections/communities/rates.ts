/**
 * The commission of tiers as ribbons that flow from rows of equal height into one mouth, in a box of 100 by 100.
 * @param fullRow the amount that fills a row; if a tier has more, all ribbons get thinner
 * @returns path data of each tier; a dollar is equally thick in all of them, at both ends
 */
export function ribbons(amounts: readonly number[], fullRow: number): string[] {
  const row = 100 / amounts.length;
  const scale = (row * 0.9) / Math.max(fullRow, ...amounts);
  let mouth = 50 - (scale * amounts.reduce((sum, amount) => sum + amount, 0)) / 2;
  return amounts.map((amount, tier) => {
    if (amount === 0) return "";
    const thickness = round(amount * scale);
    const start = round(row * (tier + 0.5) - thickness / 2);
    const end = round(mouth);
    mouth += thickness;
    return `M0 ${start}C55 ${start} 45 ${end} 100 ${end}v${thickness}C45 ${round(end + thickness)} 55 ${round(start + thickness)} 0 ${round(start + thickness)}z`;
  });
}

const round = (value: number): number => Math.round(100 * value) / 100;
