import { z } from "zod";
import { english } from "../languages/words/english.ts";
import type json from "./awards.json";
import { entriesOf, listed, openFacts, sampleMark } from "./readFacts.ts";

const facts = openFacts<typeof json>("awards.json");
const words = { group: english.home.proof.awards, key: "home:proof.awards" };
const by = z.string().trim().min(1);
const award = z.strictObject({ emblem: z.enum(["gauge", "label", "podium", "star"]), by, ...sampleMark });

const { awards: byId, record } = facts.read({
  awards: entriesOf(facts.ids("awards"), award, words),
  record: z.strictObject({ by, ...sampleMark }),
});

/** Who confirmed the world record. */
export { record };

/** In the order of the page: two awards, the world record, the others (HM-05). Words: `home:proof.awards`. */
export const awards = listed(byId);
