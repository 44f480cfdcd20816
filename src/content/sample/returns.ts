import { z } from "zod";
import { contentSchema, openContent } from "../readContent.ts";
import { competition } from "./competition.ts";

const bounds = {
  min: z.number().min(0),
  max: z.number(),
  decimals: z.int().min(0).max(2),
  step: z.number().positive(),
};

const field = z
  .strictObject({ start: z.number(), ...bounds })
  .refine(({ min, start, max }) => min <= start && start <= max, {
    path: ["start"],
    error: "expected a number from min to max",
  });

export const schema = contentSchema({
  monthDays: z.int().positive(),
  fields: z.strictObject({
    clients: field,
    share: field,
    lots: field,
    revenue: field,
    prizes: z.strictObject(bounds),
  }),
});

const { fields, monthDays } = openContent("sample/returns.json").read(schema);

/** The days of a month in which an entrant trades its lots. */
export { monthDays };

/** The numbers that a broker puts in, in the order of their fields: the first ones, bounds, decimals and steps. */
export const returnsFields = { ...fields, prizes: { start: competition.prizePool, ...fields.prizes } };
