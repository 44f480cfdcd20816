import { z } from "zod";
import { english } from "../languages/words/english.ts";
import { listOf, openFacts, sampleMark, type Words, wordedId } from "./readFacts.ts";

const { title: _, ...founders } = english["prop-firms"].testimonials;

const people = <Id extends string>(words: Words<Id>) =>
  listOf(z.strictObject({ id: wordedId(words), company: z.string().trim().min(1), ...sampleMark }));

/** The people who speak on each page, in order. Their words are in the catalogues under the same ids. */
export const testimonials = openFacts("testimonials.json").read({
  home: people({ group: english.home.proof.testimonials, key: "home:proof.testimonials" }),
  brokers: people({ group: english.brokers.testimonials.people, key: "brokers:testimonials.people" }),
  propFirms: people({ group: founders, key: "prop-firms:testimonials" }),
  communities: people({
    group: english.communities.testimonials.people,
    key: "communities:testimonials.people",
  }),
});
