/** How thick money is drawn: the same in each picture of the page, whatever the sum. */
export interface Scale {
  /** Parts of the sample's whole river that a dollar is. */
  perDollar: number;
  /** A round sum, whose thickness says how large the scale is. */
  key: number;
}

/** A river of more than this many times the sample's would leave the screen: from there on the scale is smaller. */
const largest = 1.6;
/** The key is at most this part of the sample's river. */
const longestKey = 0.2;

const rounds = [5, 2, 1];

/** The scale of a total beside that of the sample: fixed, unless the river would be too large. */
export function scaleOf(total: number, sample: number): Scale {
  const perDollar = Math.min(1 / sample, largest / Math.max(total, 1));
  const most = longestKey / perDollar;
  const power = 10 ** Math.floor(Math.log10(most));
  return { perDollar, key: power * (rounds.find((round) => round * power <= most) ?? 1) };
}
