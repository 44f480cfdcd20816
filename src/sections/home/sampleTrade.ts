import { academy } from "../../content/sample/academy.ts";
import { competition, recording } from "../../content/sample/competition.ts";
import { accounts, challenge, moment } from "../../content/sample/firm.ts";
import { placed } from "../../illustrations/MiniIllustrations/branches.ts";
import type { Businesses } from "../../simulation/threeBusinesses.ts";
import { competitionNow } from "../shared/competitionStates.ts";

const { before, today, trader: name } = accounts.onTrack;

/** Who is in the competition, best first. */
export const entrants = competitionNow.standings
  .filter(({ disqualified }) => disqualified === undefined)
  .map(({ id, name, gain }) => ({ id, name, gain }));

/** The trader who stands in all three pictures of the section, in the first tier of the academy. */
export const trader = entrants.find((each) => each.name === name) ?? { id: "", name, gain: 0 };

/** The gold trade of that trader, and what it meets in the competition, the challenge and the academy. */
export const businesses: Businesses = {
  move: accounts.broken.fall,
  competition: {
    size: competition.accountSize,
    gain: trader.gain,
    rivals: entrants.filter((each) => each !== trader).map(({ gain }) => gain),
    prizes: recording.prizes,
  },
  terms: challenge,
  account: { before, today },
  rate: academy.tierRates[0],
};

/** The members of the academy; the one who trades is the last, on the line of the trade. */
export const members = placed(
  academy.network.toSorted(
    (one, other) => Number(one.trader === trader.id) - Number(other.trader === trader.id),
  ),
);

const entry = academy.journal.entries.find(({ time, market }) => time === moment && market === "XAUUSD");

/** The market that is traded, its price at that minute as in the academy's journal, and the decimals of prices. */
export const gold = {
  market: entry?.market ?? "",
  price: entry?.prices[0] ?? 0,
  decimals: entry?.decimals ?? 0,
};
