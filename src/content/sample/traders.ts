import { z } from "zod";
import { contentSchema, gain, idIn, openContent, share, withoutRepetition } from "../readContent.ts";

const trader = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    account: z.string(),
    returns: z.array(gain).min(2),
    moved: z.int(),
    trades: z.int(),
    drawdown: share,
  })
  .transform((each) => ({ ...each, gain: each.returns.at(-1) ?? 0 }));

export const schema = contentSchema({
  traders: z.tuple([trader, trader, trader], trader).superRefine(withoutRepetition),
});

/** The traders in all pictures, best first, each with the gain so far. */
export const { traders } = openContent("sample/traders.json").read(schema);

export type Trader = (typeof traders)[number];

/** The id of a trader in a file of content. */
export const traderId = idIn(traders.map(({ id }) => id));

/** The id of a trader, replaced by the name. */
export const traderName = traderId.transform((id) => traders.find((each) => each.id === id)?.name ?? "");
