/** Dollars to the cent. */
export const cents = (dollars: number): number => Math.round(100 * dollars) / 100;

/** What a tier earns for lots, in dollars to the cent. @param rate dollars a lot */
export const commissionAt = (lots: number, rate: number): number => cents(lots * rate);

/**
 * The result of a trade in dollars, to the cent, as all pictures compute it.
 * @param dollars what an ounce gained during the trade, or lost, if negative
 */
export const tradeResult = (lots: number, ounces: number, dollars: number): number =>
  cents(lots * ounces * dollars);

/** What one trade meets in three businesses. Amounts are dollars; gains and limits fractions of an account's size. */
export interface TradeSetting {
  /** Ounces in a lot, and what each gains or loses. */
  ounces: number;
  move: number;
  /** The largest size that the challenge allows. */
  most: number;
  competition: {
    size: number;
    gain: number;
    rivals: readonly number[];
    /** In dollars, best first. */
    prizes: readonly number[];
  };
  challenge: {
    size: number;
    target: number;
    dailyLimit: number;
    /** The largest share of the profit that may come from one day. */
    consistency: number;
    /** Gains this morning and just before the trade, and that of the best day so far. */
    morning: number;
    gain: number;
    bestDay: number;
  };
  /** The commission of a lot. */
  rate: number;
}

/** Up (1) or down (-1). */
export type Direction = 1 | -1;

/** How the challenge stands: closed at the daily limit, or at the target but with too much of the profit from one day. */
export type ChallengeState = "open" | "met" | "inconsistent" | "closed";

/**
 * What a trade of a size does in the three businesses. Amounts are dollars to the cent, ranks count from 0.
 *
 * Of the rules, the trade can break two. Daily loss closes the account, and what it had at that moment stays: a limit
 * that is only reached holds, as on the page for prop firms. Consistency is checked when the target is met, since it
 * asks where the whole profit came from. The maximum loss is beyond the daily limit, and the size is within its own.
 */
export function simulateOutcome(setting: TradeSetting, lots: number, direction: Direction) {
  const { competition, challenge } = setting;
  const result = tradeResult(lots, setting.ounces, direction * setting.move);
  const earned = cents(competition.gain * competition.size);
  const total = cents(earned + result);
  const rank = competition.rivals.filter((gain) => cents(gain * competition.size) > total).length;

  const morning = cents(challenge.morning * challenge.size);
  const before = cents(challenge.gain * challenge.size);
  const limit = cents(challenge.dailyLimit * challenge.size);
  const lostBefore = cents(morning - before);
  const wouldLose = cents(lostBefore - result);
  const isClosed = wouldLose > limit;
  const lost = Math.max(0, isClosed ? limit : wouldLose);
  const profit = isClosed ? cents(morning - limit) : cents(before + result);
  const bestDay = Math.max(cents(challenge.bestDay * challenge.size), cents(profit - morning));
  const shareOfBestDay = bestDay / profit;
  const isMet = profit >= cents(challenge.target * challenge.size);
  const state: ChallengeState = isClosed
    ? "closed"
    : !isMet
      ? "open"
      : shareOfBestDay > challenge.consistency
        ? "inconsistent"
        : "met";
  return {
    result,
    earned,
    total,
    gain: total / competition.size,
    rank,
    prize: competition.prizes[rank] ?? 0,
    before,
    profit,
    lostBefore,
    wouldLose,
    lost,
    shareOfBestDay,
    /** The share of the trade after which the account is closed; 1 if it stays open. */
    seen: isClosed ? cents(limit - lostBefore) / -result : 1,
    state,
    commission: commissionAt(lots, setting.rate),
  };
}

/** Sizes are traded in steps of a tenth of a lot. */
export const lotStep = 0.1;

/** A size at which something happens: the trader has another rank, or the challenge another state. */
export type TurningPoint = { lots: number } & ({ rank: number } | { state: ChallengeState });

/** The sizes at which something happens, smallest first. */
export function turningPoints(setting: TradeSetting, direction: Direction): TurningPoint[] {
  const points: TurningPoint[] = [];
  let last = simulateOutcome(setting, 0, direction);
  for (let step = 1; step <= Math.round(setting.most / lotStep); step += 1) {
    const lots = Math.round(10 * step * lotStep) / 10;
    const next = simulateOutcome(setting, lots, direction);
    if (next.rank !== last.rank) points.push({ lots, rank: next.rank });
    if (next.state !== last.state) points.push({ lots, state: next.state });
    last = next;
  }
  return points;
}
