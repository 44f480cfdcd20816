import { z } from "zod";
import { english } from "../../i18n/messages/english.ts";
import { tiersOf, totalOf } from "../../simulation/commission.ts";
import { contentSchema, openContent, wordedId } from "../readContent.ts";
import { traderId, traderName, traders } from "./traders.ts";

const words = english.communities;
const channel = wordedId({ group: words.network.channels, key: "communities:network.channels" });

const branch = z.strictObject({
  trader: traderId.optional(),
  channel: channel.optional(),
  clicks: z.int().optional(),
  members: z.int(),
  lots: z.number(),
  get below() {
    return z.array(branch).optional();
  },
});

/** A member of the network, or several drawn as one. */
export type Branch = z.output<typeof branch>;

const result = z.number();
const entry = z.strictObject({
  time: z.string(),
  market: z.string(),
  side: z.enum(["buy", "sell"]),
  lots: z.number(),
  prices: z.tuple([z.number(), z.number()]),
  decimals: z.int(),
  result,
  tag: wordedId({ group: words.journal.tag, key: "communities:journal.tag" }),
});

export const schema = contentSchema({
  month: z.int().min(1).max(12),
  member: traderId.transform((id) => traders.find((each) => each.id === id) ?? traders[0]),
  tierRates: z.tuple([z.number()], z.number()),
  network: z.array(branch),
  journal: z.strictObject({
    early: z.int(),
    week: z.array(z.array(z.strictObject({ hour: z.number(), result }))),
    entries: z.tuple([entry], entry),
  }),
  emptyChannel: z.strictObject({ channel, members: z.int(), lots: z.number() }),
  earned: z.strictObject({ before: z.array(z.number()), launches: z.array(z.int()) }),
  activity: z.strictObject({
    lastTrades: z.array(z.strictObject({ trader: traderName, daysAgo: z.int() })),
    journal: z.array(z.int()),
    social: z.array(z.int()),
    thread: z.array(z.strictObject({ trader: traderName, time: z.string() })),
    rewards: z.array(z.strictObject({ trader: traderName, habit: z.int(), points: z.int() })),
  }),
  cups: z.strictObject({ academy: z.int(), broker: z.int() }),
});

/** The academy: its referral tree and commission, the journal of the marked member, and the activity of its members. */
export const academy = openContent("sample/academy.json").read(schema);

/** The journal of a member: a week of trades, and the entries of its last day. */
export type Journal = (typeof academy)["journal"];

/** The journal entry with the greatest gain of the day. */
export const bestEntry = academy.journal.entries.reduce((best, each) =>
  each.result > best.result ? each : best,
);

/** The members who came by a link, channel by channel. */
export const channels = academy.network.flatMap(({ channel, clicks = 0, members, lots }) =>
  channel ? [{ channel, clicks, members, lots }] : [],
);

/** The tiers of the tree, nearest first: rate, members, and commission of the month. */
export const tiers = tiersOf(academy.network, academy.tierRates);

/** The commission of the whole tree in the month, in dollars. */
export const commission = totalOf(tiers);
