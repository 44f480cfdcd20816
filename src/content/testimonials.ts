import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import { contentSchema, listOf, openContent, sampleMark, wordedId } from "./readContent.ts";

/** The people of a page. @param page its catalogue */
const people = <Page extends string, Id extends string>(page: Page, group: Readonly<Record<Id, unknown>>) =>
  listOf(
    z
      .strictObject({
        id: wordedId({ group, key: `${page}:testimonials.people` }),
        company: z.string().trim().min(1),
        ...sampleMark,
      })
      .transform(({ id, ...person }) => ({
        id,
        ...person,
        words: `${page}:testimonials.people.${id}` as const,
      })),
  );

export const schema = contentSchema({
  home: people("home", english.home.testimonials.people),
  brokers: people("brokers", english.brokers.testimonials.people),
  "prop-firms": people("prop-firms", english["prop-firms"].testimonials.people),
  communities: people("communities", english.communities.testimonials.people),
});

/** The people who speak on each page, in order, each with the key of quote, name and role in the page's catalogue. */
export const testimonials = openContent("testimonials.json").read(schema);

export type TestimonialPage = keyof typeof testimonials;
export type Testimonial = (typeof testimonials)[TestimonialPage][number];
