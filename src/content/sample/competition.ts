import { z } from "zod";
import { contentSchema, gain, openContent, share } from "../readContent.ts";
import { traderName } from "./traders.ts";

const standing = { name: z.string(), account: z.string(), trades: z.int(), drawdown: share };

const rounds = z
  .string()
  .regex(/^[xo.]{12}$/, { error: "expected a letter for each month's round, twelve in all: x, o or ." });
const attended = z.strictObject({ trader: traderName, rounds });

/** The number of days from one to another, with both. */
const daysFrom = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

export type Attended = z.output<typeof attended>;

export const schema = contentSchema({
  competition: z
    .strictObject({
      opens: z.iso.date(),
      closes: z.iso.date(),
      day: z.int().min(1),
      prizePool: z.number(),
      accountSize: z.number(),
      entrants: z.int(),
      drawdownLimit: share,
      enteredNext: z.int(),
    })
    .transform((each) => ({ ...each, days: daysFrom(each.opens, each.closes) }))
    .refine(({ day, days }) => day <= days, { path: ["day"], error: "expected a day before it closes" }),
  floor: z.strictObject({
    closesIn: z
      .string()
      .regex(/^\d+:\d\d:\d\d$/, { error: "expected hours, minutes and seconds such as 51:52:08" }),
    prizes: z.tuple([share], share),
    followers: z.array(z.strictObject({ ...standing, gain, moved: z.int() })),
    disqualified: z.strictObject({ ...standing, returns: z.array(gain), time: z.string() }),
    nearLimit: share,
    overtakings: z.array(
      z.strictObject({ time: z.string(), trader: traderName, from: z.int(), to: z.int() }),
    ),
  }),
  attendance: z.tuple([attended], attended),
});

const checked = openContent("sample/competition.json").read(schema);

/** The competition in all pictures: days, prize pool, the size of an account, entrants, the drawdown limit, and who came back. */
export const competition = checked.competition;

export type Competition = typeof competition;

/**
 * The competition on one afternoon: shares of the prize pool, best first; the ranks below `traders`; who exceeded the
 * drawdown limit; the latest changes of rank, newest first.
 */
export const floor = checked.floor;

export type Floor = typeof floor;
export type Follower = Floor["followers"][number];

/** Attendance of a year, with a round each month: entered (`x`), came back through a demo round (`o`), stayed away (`.`). */
export const attendance = checked.attendance;
