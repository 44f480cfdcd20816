import { z } from "zod";
import { english } from "../languages/english.ts";
import type json from "./cases.json";
import { entriesOf, openFacts } from "./readFacts.ts";

const facts = openFacts<typeof json>("cases.json");
const words = english["case-studies"];
const measureIds = facts.ids("measures");

/** What a figure is. Sales figures that companies keep to themselves are told as their growth alone. */
const kind = z.enum(["growth", "share", "count", "days", "hours"]);

export type FigureKind = z.output<typeof kind>;
export type MeasureId = (typeof measureIds)[number];

const figure = z.number().positive();

/** A measure in the 90 days before launch and in the 90 days after it. Shares are fractions. */
const result = z.strictObject({ measure: z.enum(measureIds), before: figure, after: figure });

export type Result = z.output<typeof result>;

const caseSchema = z.strictObject({
  company: z.string(),
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, {
    error: "expected the last part of an address, in lower-case letters and hyphens",
  }),
  results: z.tuple([result, result, result]),
});

/** The tabs of the page, in order (CS-02). */
export const caseGroupIds = ["brokers", "propFirms", "communities"] as const;

export type CaseGroup = (typeof caseGroupIds)[number];

const idsOf = {
  brokers: facts.ids("brokers"),
  propFirms: facts.ids("propFirms"),
  communities: facts.ids("communities"),
};
const ids = [...idsOf.brokers, ...idsOf.propFirms, ...idsOf.communities];

export type CaseId = (typeof ids)[number];

const casesOf = <Id extends CaseId>(ids: readonly Id[], others: readonly string[] = []) =>
  entriesOf(ids, caseSchema, { group: words.cases, key: "case-studies:cases" }).superRefine((_, context) => {
    for (const id of ids.filter((each) => others.includes(each)))
      context.addIssue({
        code: "custom",
        path: [id],
        message: "is a case of another tab already: give it an id of its own",
      });
  });

const { voice, brokers, propFirms, communities, ...checked } = facts.read({
  voice: z.enum(ids),
  brokers: casesOf(idsOf.brokers),
  propFirms: casesOf(idsOf.propFirms, idsOf.brokers),
  communities: casesOf(idsOf.communities, [...idsOf.brokers, ...idsOf.propFirms]),
  measures: entriesOf(measureIds, kind, { group: words.measures, key: "case-studies:measures" }),
});

/** What is measured; the words of a measure are in `case-studies:measures`. */
export const measures = checked.measures;

/** All companies with their results, the main one first, and the last part of their stories' addresses on the content hub. */
export const cases = { ...brokers, ...propFirms, ...communities };

/** The cases of each tab, in order. */
export const caseGroups: Readonly<Record<CaseGroup, readonly [CaseId, ...CaseId[]]>> = idsOf;

/** Whose sentence stands across the window: the case with the shortest thing to say. */
export const voiceId = voice;

/** How much a result has grown, as a fraction of where it began: 0.29, or less than 0 where there is less of it. */
export const growth = ({ before, after }: Result): number => after / before - 1;
