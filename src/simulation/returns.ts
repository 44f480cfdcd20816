import { cents } from "./cents.ts";

/** What a broker puts in. */
export interface BrokerNumbers {
  clients: number;
  /** Percent of the clients that enter, with one decimal at most. */
  share: number;
  /** Lots that an entrant trades a month, with one decimal at most. */
  lots: number;
  /** Dollars a lot, to the cent. */
  revenue: number;
  /** The prize pool in dollars. */
  prizes: number;
}

/** What is taken as given. */
export interface ReturnsTerms {
  /** Days of the competition, and of a month. */
  days: number;
  monthDays: number;
  /** How many more lots entrants trade during it than in as many days before, as a fraction. */
  increase: number;
}

/** What a competition returns. Lots have two decimals at most, dollars are to the cent. */
export interface Returns {
  entrants: number;
  additionalLots: number;
  revenue: number;
  cost: number;
  /** Less than nothing if the prizes cost more. */
  left: number;
}

/**
 * What a competition returns to a broker; each figure is computed with those before it as they are written. Products are
 * those of whole numbers, which are exact.
 */
export function returnsOf(numbers: BrokerNumbers, { days, monthDays, increase }: ReturnsTerms): Returns {
  const entrants = Math.round((numbers.clients * Math.round(10 * numbers.share)) / 1000);
  const tenthsOfLots = entrants * Math.round(10 * numbers.lots) * days;
  const hundredths = Math.round((tenthsOfLots * Math.round(1000 * increase)) / (100 * monthDays));
  const revenue = Math.round((hundredths * Math.round(100 * numbers.revenue)) / 100) / 100;
  const cost = cents(numbers.prizes);
  return { entrants, additionalLots: hundredths / 100, revenue, cost, left: cents(revenue - cost) };
}

/** The smallest share, in tenths of a percent, of which nothing is lost; undefined if there is none. */
export function breakEven(numbers: BrokerNumbers, terms: ReturnsTerms): number | undefined {
  for (let tenths = 0; tenths <= 1000; tenths += 1)
    if (returnsOf({ ...numbers, share: tenths / 10 }, terms).left >= 0) return tenths / 10;
  return undefined;
}
