import { z } from "zod";
import { dayOf, type Competition as Recording } from "../../simulation/competition.ts";
import type { SetUp } from "../../simulation/setUp.ts";
import { contentSchema, openContent, share } from "../readContent.ts";
import { entrants, moment, traderName } from "./traders.ts";

const rounds = z
  .string()
  .regex(/^[xo.]{12}$/, { error: "expected a letter for each month's round, twelve in all: x, o or ." });
const attended = z.strictObject({ trader: traderName, rounds });

/** Seconds from the midnight at which a day begins to a moment. Both are ISO 8601. */
const secondsFrom = (day: string, moment: string): number => (Date.parse(moment) - Date.parse(day)) / 1000;

const setUpSteps = ["accounts", "platforms", "rules", "prizes", "entry"] as const;

export type SetUpStep = (typeof setUpSteps)[number];

export type Attended = z.output<typeof attended>;

export const schema = contentSchema({
  competition: z
    .strictObject({
      opens: z.iso.date(),
      recorded: moment,
      closes: moment,
      prizePool: z.number(),
      accountSize: z.number(),
      entrants: z.int(),
      drawdownLimit: share,
      nearLimit: share,
      prizes: z.tuple([share], share),
      enteredNext: z.int(),
    })
    .refine(({ opens, recorded, closes }) => opens < recorded && recorded < closes, {
      path: ["recorded"],
      error: "expected a moment between the opening and the closing",
    })
    .refine(({ recorded }) => entrants.every(({ lastPosition }) => lastPosition.closed <= recorded), {
      path: ["recorded"],
      error: "expected a moment at which the last positions of all in traders.json are closed",
    })
    .transform((each) => ({
      ...each,
      day: dayOf(secondsFrom(each.opens, each.recorded)),
      days: dayOf(secondsFrom(each.opens, each.closes)),
    })),
  setUp: z
    .array(z.strictObject({ id: z.enum(setUpSteps), day: z.int().max(0) }))
    .refine((steps) => steps.every(({ id }, index) => id === setUpSteps[index]), {
      error: `expected the steps in their order: ${setUpSteps.join(", ")}`,
    })
    .refine((steps) => steps.every(({ day }, index) => day >= (steps[index - 1]?.day ?? day)), {
      error: "expected days in the order of time",
    }),
  attendance: z.tuple([attended], attended),
});

const checked = openContent("sample/competition.json").read(schema);

/** The competition in all pictures: its days, the one of the pictures among them, prize pool, accounts and limits. */
export const competition = checked.competition;

export type Competition = typeof competition;

/** When what is set up, for the simulation. */
export const setUp: SetUp<SetUpStep> = { steps: checked.setUp, entrants: competition.entrants };

const at = (moment: string): number => secondsFrom(competition.opens, moment);

/** The competition for the simulation: recorded up to the moment of the pictures. */
export const recording: Recording = {
  recorded: at(competition.recorded),
  closes: at(competition.closes),
  days: competition.days,
  prizes: competition.prizes.map((share) => share * competition.prizePool),
  drawdownLimit: competition.drawdownLimit,
  traders: entrants.map(({ gain: _, lastPosition: { opened, closed }, ...trader }) => ({
    ...trader,
    lastPosition: { opened: at(opened), closed: at(closed) },
  })),
};

/** Attendance of a year, with a round each month: entered (`x`), came back through a demo round (`o`), stayed away (`.`). */
export const attendance = checked.attendance;
