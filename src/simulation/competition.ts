import { equityCurve } from "./equityCurve.ts";
import { noise } from "./noise.ts";

/** A trader in the competition. Returns and drawdowns are fractions of what everybody starts with. */
export interface Trader {
  id: string;
  name: string;
  /** The platform of the account. */
  account: string;
  /** Of all that is not recorded. */
  seed: number;
  /** At evenly spaced moments, from the opening to the recorded moment. */
  returns: readonly number[];
  /** How many were closed up to the recorded moment; the last of them is the last position. */
  trades: number;
  lastPosition: { opened: number; closed: number };
  /** The largest one up to the recorded moment. */
  drawdown: number;
}

/**
 * A competition that is recorded up to a moment. Moments are seconds since the opening, which is at midnight.
 *
 * What is not recorded follows from seeds. The equity of a trader moves all the time; the return, and with it the rank,
 * only when a trade is closed. Then the drawdown, the farthest fall of the equity so far, is compared with the limit, and
 * of an account that is disqualified nothing changes afterwards.
 */
export interface Competition {
  traders: readonly Trader[];
  /** In dollars, best first. */
  prizes: readonly number[];
  /** A trader with a larger drawdown is disqualified when a trade is closed. */
  drawdownLimit: number;
  /** How many days it has; the last may be shorter. */
  days: number;
  recorded: number;
  closes: number;
}

/** What the leaderboard says of a trader. */
export interface Standing extends Pick<Trader, "id" | "name" | "account"> {
  /** From 1. Those who are disqualified come last. */
  rank: number;
  /** Places won since the morning, among those who are still in. */
  moved: number;
  /** The return, which changes only when a trade is closed. */
  gain: number;
  /** The largest so far. */
  drawdown: number;
  /** How many are closed. */
  trades: number;
  /** In dollars. */
  prize: number;
  /** When the account was closed. */
  disqualified: number | undefined;
  /** The return up to now. */
  points: readonly { moment: number; gain: number }[];
}

/** The competition at a moment, as pictures draw it. */
export interface CompetitionState {
  moment: number;
  /** Seconds until it closes. */
  left: number;
  /** Best first. */
  standings: readonly Standing[];
  /** The highest return that is recorded, so that a scale holds at any moment. */
  highest: number;
}

/** The equity at a moment. */
interface Point {
  moment: number;
  equity: number;
}

export interface Account extends Trader {
  line: readonly (Point & { highest: number; fall: number })[];
  /** When trades are closed, each with the return from then on. */
  closings: readonly { moment: number; gain: number }[];
  /** The farthest fall of the line up to the recorded moment. */
  fall: number;
  /** When it was closed; never, if infinite. */
  disqualified: number;
}

/** Moments count seconds. */
export const secondsPerDay = 86_400;
/** Points of an equity line from one recorded return to the next, and how far each may be from the straight way. */
const steps = 9;
const jitter = 0.008;

/** The day of a moment, from 1. */
export const dayOf = (moment: number): number => Math.floor(moment / secondsPerDay) + 1;

/** The moments of the recorded returns. */
const recordedMoments = ({ returns }: Trader, { recorded }: Competition): number[] =>
  returns.map((_, index) => (index * recorded) / (returns.length - 1));

/**
 * The equity: through the recorded returns with jitter between them, level after the last position that is recorded, and
 * from the recorded moment to the end a random walk. Each point has the highest one so far and the farthest fall.
 */
function lineOf({ returns, seed, lastPosition }: Trader, { recorded, closes }: Competition): Account["line"] {
  const equities = equityCurve(returns, seed, steps, jitter);
  const step = recorded / (equities.length - 1);
  const last = equities.at(-1) ?? 0;
  const line: Point[] = equities.map((equity, index) => ({ moment: index * step, equity }));
  line.splice(line.findLastIndex(({ moment }) => moment < lastPosition.closed) + 1);
  line.push({ moment: lastPosition.closed, equity: last }, { moment: recorded, equity: last });
  const random = noise(-seed);
  for (let [moment, equity] = [recorded, last]; moment < closes; ) {
    moment += step;
    equity += random() * jitter;
    line.push({ moment, equity });
  }
  let [highest, fall] = [0, 0];
  return line.map((point) => {
    highest = Math.max(highest, point.equity);
    fall = Math.max(fall, highest - point.equity);
    return { ...point, highest, fall };
  });
}

/** How many of a list in the order of time have come. */
function countUntil(list: readonly { moment: number }[], moment: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.moment ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The point of the line at a moment. */
function pointAt(line: Account["line"], moment: number): Account["line"][number] {
  const count = countUntil(line, moment);
  const [before, after] = [line[count - 1], line[count]];
  if (!before) throw new RangeError("A line begins at the opening");
  const part = after ? (moment - before.moment) / (after.moment - before.moment) : 0;
  const equity = before.equity + part * ((after?.equity ?? 0) - before.equity);
  const highest = Math.max(before.highest, equity);
  return { moment, equity, highest, fall: Math.max(before.fall, highest - equity) };
}

/**
 * When trades are closed: as many as are recorded, of which the last position is one, and one is at each recorded moment
 * before it was opened; the others are spread evenly but for a random part. Then they go on at the same rate.
 */
function closingsOf(trader: Trader, competition: Competition): number[] {
  const { trades, seed, lastPosition } = trader;
  const { recorded, closes } = competition;
  if (trades === 0) return [];
  const { opened, closed } = lastPosition;
  const moments = recordedMoments(trader, competition).slice(1);
  const known = [...moments.filter((moment) => moment <= opened), closed].slice(-trades);
  const random = noise(seed + 1);
  const spread = (from: number, count: number, every: number) =>
    Array.from({ length: count }, (_, index) => from + (index + (1 - random()) / 2) * every);
  const others = trades - known.length;
  const every = recorded / trades;
  return [
    ...known,
    ...spread(0, others, opened / others),
    ...spread(recorded, Math.ceil((closes - recorded) / every), every),
  ].sort((one, other) => one - other);
}

/** The largest drawdown so far: the falls of the line are as wide as the recorded one asks. */
const drawdownAt = ({ line, fall, drawdown }: Pick<Account, "line" | "fall" | "drawdown">, moment: number) =>
  drawdown * (pointAt(line, moment).fall / (fall || 1));

function accountOf(trader: Trader, competition: Competition): Account {
  const line = lineOf(trader, competition);
  const account = {
    ...trader,
    line,
    closings: closingsOf(trader, competition).map((moment) => ({
      moment,
      gain: pointAt(line, moment).equity,
    })),
    fall: pointAt(line, competition.recorded).fall,
  };
  const isBeyond = ({ moment }: { moment: number }) =>
    drawdownAt(account, moment) > competition.drawdownLimit;
  return { ...account, disqualified: account.closings.find(isBeyond)?.moment ?? Number.POSITIVE_INFINITY };
}

/** How many trades an account has closed. */
const tradesAt = ({ closings, disqualified }: Account, moment: number): number =>
  countUntil(closings, Math.min(moment, disqualified));

/** The return of an account: its equity when it last closed a trade. */
const gainAt = (account: Account, moment: number): number =>
  account.closings[tradesAt(account, moment) - 1]?.gain ?? 0;

/** The accounts best first, the last disqualified one last but for those before. Equal ones stay in the order of the list. */
export const orderAt = (accounts: readonly Account[], moment: number): Account[] =>
  accounts
    .map((account) => ({
      account,
      gain: gainAt(account, moment),
      out: account.disqualified <= moment ? account.disqualified : Number.POSITIVE_INFINITY,
    }))
    .sort((one, other) => (one.out === other.out ? other.gain - one.gain : other.out - one.out))
    .map(({ account }) => account);

/** Works something out once for each competition. */
export function once<Result>(
  workOut: (competition: Competition) => Result,
): (competition: Competition) => Result {
  const known = new WeakMap<Competition, Result>();
  return (competition) => {
    const result = known.get(competition) ?? workOut(competition);
    known.set(competition, result);
    return result;
  };
}

/** What each trader does from the opening to the closing. */
export const accountsOf = once((competition) =>
  competition.traders.map((trader) => accountOf(trader, competition)),
);

/** The nearest moment that the competition has. */
const within = ({ closes }: Competition, moment: number): number => Math.min(Math.max(moment, 0), closes);

/**
 * The return of an account up to a moment, as the leaderboard had it. Where it stays the same there is no point, so that
 * a line rises to the next one instead of jumping.
 */
function pointsOf(account: Account, { recorded }: Competition, now: number): Standing["points"] {
  const step = recorded / ((account.returns.length - 1) * steps);
  const count = Math.ceil(now / step - 1e-9);
  const points = Array.from({ length: count }, (_, index) => index * step).map((moment) => ({
    moment,
    gain: gainAt(account, moment),
  }));
  const changes = points.filter(({ gain }, index) => gain !== points[index - 1]?.gain);
  return [...changes, { moment: now, gain: gainAt(account, now) }];
}

/** The leaderboard at any moment, best first. */
export function standingsAt(competition: Competition, moment: number): Standing[] {
  const now = within(competition, moment);
  const accounts = accountsOf(competition);
  const morning = (dayOf(now) - 1) * secondsPerDay;
  const before = orderAt(accounts, morning).filter(({ disqualified }) => disqualified > now);
  return orderAt(accounts, now).map((account, place) => {
    const { id, name, account: platform, disqualified } = account;
    const isOut = disqualified <= now;
    return {
      id,
      name,
      account: platform,
      rank: place + 1,
      // Before the first day nobody had a place.
      moved: morning === 0 || isOut ? 0 : before.indexOf(account) - place,
      gain: gainAt(account, now),
      drawdown: drawdownAt(account, Math.min(now, disqualified)),
      trades: tradesAt(account, now),
      prize: isOut ? 0 : (competition.prizes[place] ?? 0),
      disqualified: isOut ? disqualified : undefined,
      points: pointsOf(account, competition, now),
    };
  });
}

/** The competition at any moment. */
export function stateAt(competition: Competition, moment: number): CompetitionState {
  const now = within(competition, moment);
  return {
    moment: now,
    left: competition.closes - now,
    standings: standingsAt(competition, now),
    highest: Math.max(...competition.traders.flatMap(({ returns }) => returns)),
  };
}
