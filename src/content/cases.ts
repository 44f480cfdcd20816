import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import type json from "./cases.json";
import {
  aboveLimit,
  contentSchema,
  entriesOf,
  idIn,
  openContent,
  sampleMark,
  wordedChoice,
} from "./readContent.ts";
import { refuse } from "./validate.ts";

const content = openContent<typeof json>("cases.json");
const words = english["case-studies"];
const measureIds = content.ids("measures");

/** The kinds of figures. `growth` is for sales figures that companies keep secret: it shows only their increase. */
const kind = z.enum(["growth", "share", "count", "days", "hours"]);

export type FigureKind = z.output<typeof kind>;
export type MeasureId = (typeof measureIds)[number];

const figure = z.number().positive();

/** A measure in the 90 days before and after launch. Shares are fractions. `measures` says of which kind it is. */
const result = z
  .strictObject({
    measure: idIn(measureIds).meta({ words: "case-studies:measures" }),
    before: figure,
    after: figure,
  })
  .meta({ kinds: "measures" });

export type EventId = keyof typeof words.events;

export type Result = z.output<typeof result>;

/** A day since the launch; those before it are negative. */
const day = z.int().min(-90).max(90);

/** What was done on a day. */
const event = z.strictObject({
  day,
  event: wordedChoice({ group: words.events, key: "case-studies:events" }),
});

const caseSchema = z.strictObject({
  company: z.string(),
  slug: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, {
      error: "expected the last part of an address, in lower-case letters and hyphens",
    })
    .meta({ slugOf: "company", title: "Last part of its address" }),
  results: z.tuple([result, result, result]),
  launch: z.iso.date().meta({ title: "The day of the launch" }),
  events: z
    .tuple([event, event, event, event])
    .refine((events) => events.every(({ day }, index) => day > (events[index - 1]?.day ?? -91)), {
      error: "expected the events in the order of their days, one a day",
    })
    .refine((events) => events.some(({ day }) => day === 0), { error: "expected one on day 0, the launch" }),
  quoted: day.meta({ title: "The day of the quotation" }),
  ...sampleMark,
});

/** The tabs of the page, in order (CS-02). */
export const caseGroupIds = ["brokers", "propFirms", "communities"] as const;

export type CaseGroup = (typeof caseGroupIds)[number];

const idsOf = {
  brokers: content.ids("brokers"),
  propFirms: content.ids("propFirms"),
  communities: content.ids("communities"),
};
const ids = [...idsOf.brokers, ...idsOf.propFirms, ...idsOf.communities];

export type CaseId = (typeof ids)[number];

const casesOf = <Id extends CaseId>(ids: readonly Id[], others: readonly string[] = []) =>
  entriesOf(ids, caseSchema, { group: words.cases, key: "case-studies:cases" }).superRefine((_, context) => {
    for (const id of ids.filter((each) => others.includes(each)))
      refuse(context, {
        path: [id],
        message: "is a case of another tab already",
        fix: "give it an id of its own",
      });
  });

export const schema = contentSchema(
  {
    quote: idIn(ids).meta({ title: "The large quotation" }),
    brokers: casesOf(idsOf.brokers),
    propFirms: casesOf(idsOf.propFirms, idsOf.brokers),
    communities: casesOf(idsOf.communities, [...idsOf.brokers, ...idsOf.propFirms]),
    measures: entriesOf(measureIds, kind, { group: words.measures, key: "case-studies:measures" }),
  },
  ({ measures, ...read }, context) => {
    const slugs = new Map<string, string>();
    for (const group of caseGroupIds)
      for (const [id, { slug, results }] of Object.entries<z.output<typeof caseSchema>>(read[group])) {
        const other = slugs.get(slug);
        if (other)
          refuse(context, {
            path: [group, id, "slug"],
            message: `"${slug}" is the address of ${other} already`,
            fix: "give this story another",
          });
        slugs.set(slug, id);
        for (const [index, result] of results.entries())
          for (const time of ["before", "after"] as const) {
            const found = measures[result.measure] === "share" && aboveLimit(result[time], "a share", 1);
            if (found) refuse(context, { path: [group, id, "results", index, time], ...found });
          }
      }
  },
);

const { quote, brokers, propFirms, communities, ...checked } = content.read(schema);

/** The measures; their words are in `case-studies:measures`. */
export const measures = checked.measures;

/** All companies: results, the main one first, and the last path segment of the story on the content hub. */
export const cases = { ...brokers, ...propFirms, ...communities };

/** Whether any case is invented. */
export const haveSamples: boolean = Object.values(cases).some(({ sample }) => sample);

/** The cases of each tab, in order. */
export const caseGroups: Readonly<Record<CaseGroup, readonly [CaseId, ...CaseId[]]>> = idsOf;

/** The case whose quotation spans the window: the shortest one. */
export const quotedCaseId = quote;

/** The relative change of a result as a fraction: 0.29 for 29% more, negative for a decrease. */
export const growth = ({ before, after }: Result): number => after / before - 1;
