import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import type json from "./awards.json";
import { contentSchema, entriesOf, listed, openContent, sampleMark, webAddress } from "./readContent.ts";

const content = openContent<typeof json>("awards.json");
const words = { group: english.home.awards, key: "home:awards" };
const by = z.string().trim().min(1);
const award = z.strictObject({ emblem: z.enum(["gauge", "label", "podium", "star"]), by, ...sampleMark });

export const schema = contentSchema({
  awards: entriesOf(content.ids("awards"), award, words),
  record: z.strictObject({
    by,
    on: z.iso.date(),
    entrants: z.int().positive(),
    link: webAddress.nullable(),
    ...sampleMark,
  }),
});

const { awards: byId, record } = content.read(schema);

/** The world record: who confirmed it, when, how many entered, and where to read it. */
export { record };

/** In the order of the page: two awards, the world record, the others (HM-05). Words: `home:awards`. */
export const awards = listed(byId);
