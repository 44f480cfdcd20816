import { z } from "zod";
import { contentSchema, gain, idIn, openContent, share, withoutRepetition } from "../readContent.ts";

/** A moment of the competition, to the second. */
export const moment = z.iso.datetime({
  precision: 0,
  error: "expected a moment such as 2026-10-16T14:07:52Z",
});

const trader = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    account: z.string(),
    seed: z.int(),
    returns: z.array(gain).min(2),
    trades: z.int().min(1),
    drawdown: share,
    lastPosition: z.strictObject({ opened: moment, closed: moment }),
  })
  .refine(({ lastPosition: { opened, closed } }) => opened < closed, {
    path: ["lastPosition"],
    error: "expected a position that was opened before it was closed",
  })
  .transform((each) => ({ ...each, gain: each.returns.at(-1) ?? 0 }));

export const schema = contentSchema({
  traders: z.tuple([trader, trader, trader], trader).superRefine(withoutRepetition),
  others: z.array(trader).superRefine(withoutRepetition),
});

const content = openContent("sample/traders.json").read(schema);

/** The traders in all pictures, best first, each with the gain so far. */
export const { traders } = content;

export type Trader = (typeof traders)[number];

/** All whose course in the competition is known. */
export const entrants: readonly Trader[] = [...traders, ...content.others];

/** The id of a trader in a file of content. */
export const traderId = idIn(traders.map(({ id }) => id));

/** The id of a trader, replaced by the name. */
export const traderName = traderId.transform((id) => traders.find((each) => each.id === id)?.name ?? "");
