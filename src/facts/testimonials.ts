import { z } from "zod";
import { english } from "../languages/words/english.ts";
import { listOf, openFacts, sampleMark, wordedId } from "./readFacts.ts";

const { title: _, ...founders } = english["prop-firms"].testimonials;

/** Where the words of the people of each page are. */
const keys = {
  home: "home:proof.testimonials",
  brokers: "brokers:testimonials.people",
  propFirms: "prop-firms:testimonials",
  communities: "communities:testimonials.people",
} as const;

const people = <Id extends string>(group: Readonly<Record<Id, unknown>>, key: string) =>
  listOf(z.strictObject({ id: wordedId({ group, key }), company: z.string().trim().min(1), ...sampleMark }));

const read = openFacts("testimonials.json").read({
  home: people(english.home.proof.testimonials, keys.home),
  brokers: people(english.brokers.testimonials.people, keys.brokers),
  propFirms: people(founders, keys.propFirms),
  communities: people(english.communities.testimonials.people, keys.communities),
});

/** Each person with the key of name, role and content in the catalogues. */
const withWords = <Key extends string, Person extends { id: string }>(key: Key, list: readonly Person[]) =>
  list.map((person) => ({ ...person, words: `${key}.${person.id as Person["id"]}` as const }));

/** The people who speak on each page, in order. */
export const testimonials = {
  home: withWords(keys.home, read.home),
  brokers: withWords(keys.brokers, read.brokers),
  propFirms: withWords(keys.propFirms, read.propFirms),
  communities: withWords(keys.communities, read.communities),
};
