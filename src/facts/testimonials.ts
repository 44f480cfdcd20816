import { z } from "zod";
import { english } from "../languages/words/english.ts";
import { listOf, openFacts, sampleMark, wordedId } from "./readFacts.ts";

const { title: _, ...founders } = english["prop-firms"].testimonials;

const people = <Id extends string>(group: Readonly<Record<Id, unknown>>, key: string) =>
  listOf(z.strictObject({ id: wordedId({ group, key }), company: z.string().trim().min(1), ...sampleMark }));

const read = openFacts("testimonials.json").read({
  home: people(english.home.proof.testimonials, "home:proof.testimonials"),
  brokers: people(english.brokers.testimonials.people, "brokers:testimonials.people"),
  propFirms: people(founders, "prop-firms:testimonials"),
  communities: people(english.communities.testimonials.people, "communities:testimonials.people"),
});

/** The people who speak on each page, in order, each with the key of name, role and content in the catalogues. */
export const testimonials = {
  home: read.home.map((person) => ({ ...person, words: `home:proof.testimonials.${person.id}` as const })),
  brokers: read.brokers.map((person) => ({
    ...person,
    words: `brokers:testimonials.people.${person.id}` as const,
  })),
  propFirms: read.propFirms.map((person) => ({
    ...person,
    words: `prop-firms:testimonials.${person.id}` as const,
  })),
  communities: read.communities.map((person) => ({
    ...person,
    words: `communities:testimonials.people.${person.id}` as const,
  })),
};
