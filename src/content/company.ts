import { z } from "zod";
import { contentSchema, openContent, sampleMark, share } from "./readContent.ts";
import { refuse } from "./validate.ts";

const text = z.string().trim().min(1);
const region = z.string().regex(/^[A-Z]{2}$/, { error: "expected a country code such as DE" });
const years = z.int().positive();
const dollars = z.int().positive();
const minutes = z.int().positive();
const phone = z.string().regex(/^\+[1-9][\d ]{5,}\d$/, {
  error: "expected a number with its country code, such as +44 20 7946 0123",
});

/** What the forms of the editor say of a fact: its name, and the answer that the page beside it shows. */
const fact = (title: string, answer: string, description?: string) => ({
  title,
  words: `common:company.${answer}`,
  ...(description && { description }),
});

const price = z
  .strictObject({
    currency: z.literal("USD"),
    monthly: z
      .strictObject({
        from: dollars.meta({ title: "From, in US dollars" }),
        to: dollars.meta({ title: "To, in US dollars" }),
      })
      .meta({ title: "What most firms pay a month" }),
    setUp: dollars.meta({ title: "Set-up fee, from, in US dollars" }),
    ...sampleMark,
  })
  .superRefine(({ monthly: { from, to } }, context) => {
    if (from > to)
      refuse(context, {
        path: ["monthly", "from"],
        message: `${from} is more than the ${to} of "to"`,
        fix: `write the smaller sum in "from": ${to}, and ${from} in "to"`,
      });
  })
  .nullable();

export const schema = contentSchema({
  registration: z.strictObject({ number: text, ...sampleMark }).meta({ title: "Company number" }),
  address: z.strictObject({ text, ...sampleMark }),
  directors: z.strictObject({ names: z.array(text).min(1), ...sampleMark }),
  hosting: z
    .strictObject({
      regions: z.array(region).min(1).meta({ title: "Countries of the servers, by code" }),
      uptime: share.gt(0),
      until: z.iso.date().meta({ title: "Last day of the twelve months" }),
      ...sampleMark,
    })
    .meta(fact("Servers", "data")),
  legal: z.strictObject({
    authority: text,
    years: z.strictObject({ logs: years, messages: years, invoices: years }),
    ...sampleMark,
  }),
  demo: z
    .strictObject({ minutes: minutes.meta({ title: "How many minutes it takes" }), ...sampleMark })
    .meta(fact("Demo", "demo")),
  incidents: z
    .strictObject({ minutes: minutes.meta({ title: "Minutes until the first reply" }), ...sampleMark })
    .meta(fact("Incidents", "incidents")),
  price: price.meta(
    fact("Price", "price", "Without a price, pages say when the written quote comes and what is in it."),
  ),
  quote: z
    .strictObject({
      workingDays: z.int().positive().meta({ title: "Working days after the demo" }),
      ...sampleMark,
    })
    .meta(fact("Written quote", "price")),
  leaving: z
    .strictObject({
      keptDays: z.int().positive().meta({ title: "Days until the data of a client who left is deleted" }),
      noticeDays: z.int().positive().meta({ title: "Days of notice that you give a client" }),
      ...sampleMark,
    })
    .meta(fact("Leaving", "leaving")),
  security: z
    .strictObject({ tested: z.iso.date().meta({ title: "Day of the last penetration test" }), ...sampleMark })
    .meta(fact("Security papers", "security")),
  people: z
    .strictObject({
      founded: z.int().min(1900).meta({ title: "Founded in the year" }),
      count: z.int().positive().meta({ title: "How many people" }),
      ...sampleMark,
    })
    .meta(fact("Who you are", "people")),
  contact: z
    .strictObject({
      email: z.email().meta({ title: "E-mail address" }),
      phone: phone.meta({ title: "Phone number, with its country code" }),
      ...sampleMark,
    })
    .meta(fact("For those who do not book yet", "contact")),
});

export type Company = z.output<typeof schema>;

/** What buyers ask about the company, beside its names in `site.config.json`. */
export const company = openContent("company.json").read(schema);
