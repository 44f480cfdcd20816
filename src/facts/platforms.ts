import { z } from "zod";
import type json from "./platforms.json";
import { entriesOf, listOf, openFacts } from "./readFacts.ts";

const facts = openFacts<typeof json>("platforms.json");
const ids = facts.ids("platforms");
const platform = z.strictObject({ name: z.string(), short: z.string() });

export type PlatformId = (typeof ids)[number];

const { strips, ...checked } = facts.read({
  platforms: entriesOf(ids, platform),
  strips: z.strictObject({ propFirms: listOf(z.enum(ids)), brokers: listOf(z.enum(ids)) }),
});

/** The supported trading platforms (PF-05, BR-06): product name and the name that traders use. */
export const platforms = checked.platforms;

/** In the order of the prop firms page (PF-05). */
export const propFirmPlatforms = strips.propFirms;

/** In the order of the brokers page (BR-06). */
export const brokerPlatforms = strips.brokers;
