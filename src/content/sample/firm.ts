import { z } from "zod";
import { platformId } from "../platforms.ts";
import { contentSchema, gain, openContent, share } from "../readContent.ts";
import { traderName } from "./traders.ts";

const accountId = z.string();

const account = z.strictObject({
  id: accountId,
  trader: traderName,
  platform: platformId,
  before: z.array(gain),
  today: z.tuple([gain], gain),
  trades: z.array(
    z.strictObject({
      time: z.string(),
      symbol: z.string(),
      side: z.enum(["buy", "sell"]),
      lots: z.number(),
    }),
  ),
});

const brokenAccount = account.extend({
  fall: z.strictObject({ ounces: z.number(), dollars: z.number() }),
});

export type Account = z.output<typeof account>;

/** The name of a trader, who need not be one of `traders.json`. */
const name = z.string().trim().min(1);

export const schema = contentSchema({
  challenge: z.strictObject({
    size: z.number(),
    target: share,
    dailyDrawdown: share,
    maximumLoss: share,
    days: z.int(),
    consistency: share,
    lots: z.number(),
    split: share,
  }),
  accounts: z.strictObject({ onTrack: account, broken: brokenAccount }),
  firm: z.strictObject({
    server: z.string(),
    clock: z.string().regex(/^\d\d:\d\d:\d\d UTC$/, { error: "expected a time such as 14:32:07 UTC" }),
    markets: z.array(z.string()),
    funnel: z.strictObject({
      bought: z.int(),
      phases: z.tuple([z.int(), z.int(), z.int()]),
      funded: z.int(),
      paid: z.int(),
    }),
    bands: z.array(share),
    heat: z.array(z.strictObject({ size: z.number(), counts: z.array(z.int()) })),
    payouts: z.array(
      z.strictObject({
        id: accountId,
        trader: name,
        amount: z.number(),
        state: z.enum(["paid", "ready", "held"]),
      }),
    ),
    flagged: z.strictObject({ trader: name, matching: share, accounts: z.array(accountId) }),
  }),
});

const checked = openContent("sample/firm.json").read(schema);

/** The terms of the challenge, in dollars, fractions, days and lots. */
export const challenge = checked.challenge;

export type Challenge = typeof challenge;

/** One account close to its target, and one before the trade that crosses the daily limit, which is its last. */
export const accounts = checked.accounts;

/**
 * A day of a prop firm: accounts by stage; accounts by size and used share of their limit, with the upper end of each band;
 * payouts; and the account held for review, with accounts that trade alike.
 */
export const firm = checked.firm;

export type Firm = typeof firm;

/** The time of day that all screens show. */
export const moment = firm.clock.slice(0, 5);
