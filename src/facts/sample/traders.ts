import { z } from "zod";
import { openFacts, withoutRepetition } from "../readFacts.ts";

const trader = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    account: z.string(),
    returns: z.array(z.number()).min(2),
    moved: z.int(),
    trades: z.int(),
    drawdown: z.number(),
  })
  .transform((each) => ({ ...each, gain: each.returns.at(-1) ?? 0 }));

/** The people of all pictures, best first, each with what they have gained by now. */
export const { traders } = openFacts("sample/traders.json").read({
  traders: z.tuple([trader, trader, trader], trader).superRefine(withoutRepetition),
});

export type Trader = (typeof traders)[number];

/** The id of one of them in a file of facts. */
export const traderId = z.enum(traders.map(({ id }) => id));

/** The same, read as their name. */
export const traderName = traderId.transform((id) => traders.find((each) => each.id === id)?.name ?? "");
