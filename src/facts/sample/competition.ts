import { z } from "zod";
import { openFacts } from "../readFacts.ts";
import { traderName } from "./traders.ts";

const share = z.number().min(0).max(1);
const standing = { name: z.string(), account: z.string(), trades: z.int(), drawdown: share };

const rounds = z.string().regex(/^[xo.]+$/, { error: "expected a letter for each round: x, o or ." });
const attended = z.strictObject({ trader: traderName, rounds });

const checked = openFacts("sample/competition.json").read({
  competition: z.strictObject({
    opens: z.iso.date(),
    closes: z.iso.date(),
    day: z.int(),
    days: z.int(),
    prizePool: z.number(),
    entrants: z.int(),
    drawdownLimit: share,
    enteredNext: z.int(),
  }),
  floor: z.strictObject({
    closesIn: z
      .string()
      .regex(/^\d+:\d\d:\d\d$/, { error: "expected hours, minutes and seconds such as 51:52:08" }),
    prizes: z.tuple([share], share),
    followers: z.array(z.strictObject({ ...standing, gain: z.number(), moved: z.int() })),
    disqualified: z.strictObject({ ...standing, returns: z.array(z.number()), time: z.string() }),
    trades: z.array(
      z.strictObject({
        time: z.string(),
        trader: traderName,
        side: z.enum(["buy", "sell"]),
        symbol: z.string(),
        gain: z.number(),
      }),
    ),
    nearLimit: share,
    overtakings: z.array(
      z.strictObject({ time: z.string(), trader: traderName, from: z.int(), to: z.int() }),
    ),
  }),
  attendance: z.tuple([attended], attended),
});

/** The competition of all pictures: its days, prize pool and entrants, the drawdown that ends it, and who came back. */
export const competition = checked.competition;

/**
 * Its floor on this afternoon: shares of the prize pool, best first; who stands behind `traders`, and who fell further
 * from the highest point than the rules allow; the last trades and changes of places, latest first.
 */
export const floor = checked.floor;

/** Rounds of a season: who entered (`x`), who came back through a demo round (`o`), who stayed away (`.`). */
export const attendance = checked.attendance;
