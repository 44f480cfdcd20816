import { cents } from "./cents.ts";
import { type Account, type ChallengeState, standingOf, type Terms, tradeIn } from "./challenge.ts";
import { commissionOf } from "./commission.ts";
import { type Direction, type Move, sizesUpTo } from "./trade.ts";

/** What one trade meets in a competition, a challenge and a network. */
export interface Businesses {
  move: Move;
  competition: {
    /** Of an account, in dollars. */
    size: number;
    /** Returns as fractions: of the one who trades, and of the others, best first. */
    gain: number;
    rivals: readonly number[];
    /** In dollars, best first. */
    prizes: readonly number[];
  };
  terms: Terms;
  account: Account;
  /** The commission of a lot, in dollars. */
  rate: number;
}

/** What a trade of a size does in the three businesses. Amounts are dollars to the cent, ranks count from 0. */
export function tradeInAll(
  { move, competition, terms, account, rate }: Businesses,
  lots: number,
  direction: Direction,
) {
  const { size, rivals, prizes } = competition;
  const {
    account: after,
    result,
    lostBefore,
    wouldLose,
    seen,
  } = tradeIn(terms, account, lots, move, direction);
  const earned = cents(competition.gain * size);
  const total = cents(earned + result);
  const rank = rivals.filter((gain) => cents(gain * size) > total).length;
  return {
    result,
    competition: { earned, total, gain: total / size, rank, prize: prizes[rank] ?? 0 },
    challenge: { ...standingOf(terms, after), lostBefore, wouldLose, seen },
    commission: commissionOf(lots, rate),
  };
}

/** A size at which something happens: the trader has another rank, or the challenge another state. */
export type TurningPoint = { lots: number } & ({ rank: number } | { state: ChallengeState });

/** The sizes at which something happens, smallest first. */
export function turningPoints(businesses: Businesses, direction: Direction): TurningPoint[] {
  const points: TurningPoint[] = [];
  let last = tradeInAll(businesses, 0, direction);
  for (const lots of sizesUpTo(businesses.terms.lots)) {
    const next = tradeInAll(businesses, lots, direction);
    const { rank } = next.competition;
    const { state } = next.challenge;
    if (rank !== last.competition.rank) points.push({ lots, rank });
    if (state !== last.challenge.state) points.push({ lots, state });
    last = next;
  }
  return points;
}
