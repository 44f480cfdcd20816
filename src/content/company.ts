import { z } from "zod";
import { contentSchema, openContent, sampleMark, share } from "./readContent.ts";

const text = z.string().trim().min(1);
const region = z.string().regex(/^[A-Z]{2}$/, { error: "expected a country code such as DE" });
const years = z.int().positive();

export const schema = contentSchema({
  registration: z.strictObject({ number: text, ...sampleMark }),
  address: z.strictObject({ text, ...sampleMark }),
  directors: z.strictObject({ names: z.array(text).min(1), ...sampleMark }),
  hosting: z.strictObject({
    regions: z.array(region).min(1),
    uptime: share.gt(0),
    until: z.iso.date(),
    ...sampleMark,
  }),
  legal: z.strictObject({
    authority: text,
    years: z.strictObject({ logs: years, messages: years, invoices: years }),
    ...sampleMark,
  }),
  demo: z.strictObject({ minutes: z.int().positive(), ...sampleMark }),
  incidents: z.strictObject({ minutes: z.int().positive(), ...sampleMark }),
});

/** What buyers ask about the company, beside its names in `site.config.json`. */
export const company = openContent("company.json").read(schema);
