import { academy } from "../../content/sample/academy.ts";
import { competition, floor } from "../../content/sample/competition.ts";
import { accounts, challenge, moment } from "../../content/sample/firm.ts";
import { simulateOutcome, type TradeSetting } from "../../content/sample/goldTrade.ts";
import { traders } from "../../content/sample/traders.ts";

const { before, today, trader: name } = accounts.onTrack;
const closes = [...before, today.at(-1) ?? 0];
const trader = traders.find((each) => each.name === name) ?? traders[0];

/** The trader who stands in all three pictures of the section, in the first tier of the academy. */
export { trader };

/** The gold trade of that trader, and what it meets in the competition, the challenge and the academy. */
export const setting: TradeSetting = {
  ounces: accounts.broken.fall.ounces,
  move: accounts.broken.fall.dollars,
  most: challenge.lots,
  competition: {
    size: competition.accountSize,
    gain: trader.gain,
    rivals: traders.filter((each) => each !== trader).map(({ gain }) => gain),
    prizes: floor.prizes.map((share) => share * competition.prizePool),
  },
  challenge: {
    size: challenge.size,
    target: challenge.target,
    dailyLimit: challenge.dailyDrawdown,
    consistency: challenge.consistency,
    morning: today[0],
    gain: today.at(-1) ?? today[0],
    bestDay: Math.max(...closes.slice(1).map((close, day) => close - (closes[day] ?? 0))),
  },
  rate: academy.tierRates[0],
};

/** The chart of the challenge has room for the largest trade. */
export const scale = {
  gains: [...before, ...today.slice(1)],
  highest: simulateOutcome(setting, setting.most, 1).profit / challenge.size,
};

const entry = academy.journal.entries.find(({ time, market }) => time === moment && market === "XAUUSD");

/** The market that is traded, its price at that minute as in the academy's journal, and the decimals of prices. */
export const gold = {
  market: entry?.market ?? "",
  price: entry?.prices[0] ?? 0,
  decimals: entry?.decimals ?? 0,
};
