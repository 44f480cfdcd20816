import { z } from "zod";
import { contentSchema, openContent } from "../readContent.ts";
import { challenge } from "./firm.ts";

const bounds = z.strictObject({
  min: z.number().min(0),
  max: z.number(),
  decimals: z.int().min(0).max(1),
  step: z.number().positive(),
});

const percent = z.number().min(1).max(100);

const set = z.strictObject({
  target: percent,
  daily: percent,
  maximum: percent,
  consistency: percent,
});

export const schema = contentSchema({
  fields: z.strictObject({
    size: bounds,
    target: bounds,
    daily: bounds,
    maximum: bounds,
    consistency: bounds,
  }),
  sets: z.strictObject({ one: set, two: set, three: set }),
});

const { fields, sets } = openContent("sample/rules.json").read(schema);

const percentOf = (share: number): number => Math.round(1000 * share) / 10;

/** The rules that a visitor may set, in the order of their fields: those of the sample challenge first, and the bounds of each. */
export const ruleFields = {
  phases: { start: 2, min: 1, max: Object.keys(sets).length, decimals: 0 },
  size: { start: challenge.size, ...fields.size },
  target: { start: percentOf(challenge.target), ...fields.target },
  daily: { start: percentOf(challenge.dailyDrawdown), ...fields.daily },
  maximum: { start: percentOf(challenge.maximumLoss), ...fields.maximum },
  consistency: { start: percentOf(challenge.consistency), ...fields.consistency },
};

/** Rules that are usual, for a challenge of so many phases; the account has any size. */
export const ruleSets = sets;
