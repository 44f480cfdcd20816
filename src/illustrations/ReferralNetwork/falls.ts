/** Of 100, the width of the sample's river at its mouth. */
const mouthWidth = 38;
const gap = 1.5;

const rounded = (value: number): number => Math.round(100 * value) / 100;

/**
 * The river of a phone: the commission of tiers falls from columns of equal width into one mouth below, in a box of 100 by
 * 100.
 * @param columns what falls from each column, part by part
 * @param perDollar parts of the sample's whole river that a dollar is
 * @returns path data of each part; a dollar is equally wide in all of them, at both ends
 */
export function falls(columns: readonly (readonly number[])[], perDollar: number): string[][] {
  const widthOf = (amount: number) => amount * perDollar * mouthWidth;
  const widths = columns.map((amounts) => widthOf(amounts.reduce((sum, amount) => sum + amount, 0)));
  const left = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
  const right = (index: number) => 100 - widths.slice(index).reduce((sum, width) => sum + width + gap, -gap);
  let mouth = 50 - widths.reduce((sum, width) => sum + width, 0) / 2;
  let free = 0;
  return columns.map((amounts, index) => {
    const width = widths[index] ?? 0;
    const centred = ((index + 0.5) * 100) / columns.length - width / 2;
    // In the middle of its column, unless its neighbours need the room.
    let from = Math.min(Math.max(centred, free, left(index)), right(index));
    free = from + width + gap;
    return amounts.map((amount) => {
      const wide = rounded(widthOf(amount));
      const [top, end] = [rounded(from), rounded(mouth)];
      from += wide;
      mouth += wide;
      return wide === 0
        ? ""
        : `M${top} 0C${top} 55 ${end} 35 ${end} 100h${wide}C${rounded(end + wide)} 35 ${rounded(top + wide)} 55 ${rounded(top + wide)} 0z`;
    });
  });
}
