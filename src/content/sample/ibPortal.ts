import { z } from "zod";
import { contentSchema, idIn, openContent } from "../readContent.ts";
import { entrants } from "./traders.ts";

const tenths = z.array(z.int().min(0).max(10));
const tier = z.strictObject({ traders: z.int(), commission: z.number() });
const volume = z.strictObject({
  period: z.enum(["before", "during", "after"]),
  average: z.number(),
  days: tenths,
});

const portal = z.strictObject({
  members: z.int(),
  active: z.int(),
  commission: z.number(),
  traders: z.array(z.strictObject({ trader: idIn(entrants.map(({ id }) => id)), commission: z.number() })),
});

export type Portal = z.output<typeof portal>;
export type Tier = z.output<typeof tier>;
export type Volume = z.output<typeof volume>;

export const schema = contentSchema({
  portal,
  tiers: z.tuple([tier], tier),
  volume: z.array(volume),
});

/** The portal of an introducing broker: commission by tier, and volume around a competition. */
export const ibPortal = openContent("sample/ibPortal.json").read(schema);
