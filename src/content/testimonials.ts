import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import { listOf, openContent, sampleMark, wordedId } from "./readContent.ts";

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

/** The people who speak on each page, in order, each with the key of quote, name and role in the page's catalogue. */
export const testimonials = openContent("testimonials.json").read({
  home: people("home", english.home.testimonials.people),
  brokers: people("brokers", english.brokers.testimonials.people),
  "prop-firms": people("prop-firms", english["prop-firms"].testimonials.people),
  communities: people("communities", english.communities.testimonials.people),
});

export type TestimonialPage = keyof typeof testimonials;
export type Testimonial = (typeof testimonials)[TestimonialPage][number];
