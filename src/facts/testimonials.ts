import { english } from "../languages/words/english.ts";
import { listOf, openFacts, wordedId } from "./readFacts.ts";

const { title: _, ...founders } = english["prop-firms"].testimonials;

/** The testimonials of each page, in order. Their words are in the catalogues under the same ids. */
export const testimonials = openFacts("testimonials.json").read({
  home: listOf(wordedId({ group: english.home.proof.testimonials, key: "home:proof.testimonials" })),
  brokers: listOf(
    wordedId({ group: english.brokers.testimonials.people, key: "brokers:testimonials.people" }),
  ),
  propFirms: listOf(wordedId({ group: founders, key: "prop-firms:testimonials" })),
  communities: listOf(
    wordedId({ group: english.communities.testimonials.people, key: "communities:testimonials.people" }),
  ),
});
