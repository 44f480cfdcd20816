import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import { type CaseId, cases, growth, measures } from "./cases.ts";
import type json from "./claims.json";
import {
  contentSchema,
  entriesOf,
  fraction,
  idIn,
  listOf,
  openContent,
  sampleMark,
  share,
} from "./readContent.ts";

const content = openContent<typeof json>("claims.json");
const ids = content.ids("claims");

/** The ids of the marketing figures that carry a note. */
export type ClaimId = (typeof ids)[number];

const growthOf = fraction("growth", -1, 10);

/** What a count is of, for languages that have a measure word after every number. */
const counted = z.enum(["companies", "people", "purchases", "entries", "dollars"]);

export type Counted = z.infer<typeof counted>;

const measure = idIn(Object.keys(measures) as [keyof typeof measures])
  .meta({ words: "case-studies:measures", title: "Measured in cases as" })
  .optional();

/** A growth, the range of several, a part of a whole, what a survey has found, or a count. */
const claim = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("growth"),
    growth: growthOf.meta({ description: "Less than before has a minus." }),
    measure,
    mean: z.literal(true).optional().meta({ title: "It is the mean of these cases" }),
    ...sampleMark,
  }),
  z
    .strictObject({
      kind: z.literal("range"),
      from: growthOf.min(0),
      to: growthOf,
      measure,
      ...sampleMark,
    })
    .refine(({ from, to }) => from < to, { error: "expected from to be less than to", path: ["from"] }),
  z.strictObject({ kind: z.literal("share"), share, ...sampleMark }),
  z.strictObject({
    kind: z.literal("survey"),
    share,
    answers: z.int().positive().meta({ title: "How many have answered" }),
    response: share.gt(0).meta({ title: "Part of those asked who have answered" }),
    until: z.iso.date().meta({ title: "The last day of the survey" }),
    ...sampleMark,
  }),
  z.strictObject({
    kind: z.literal("count"),
    count: z.int().min(1),
    counted: counted.meta({ title: "What is counted" }),
    ...sampleMark,
  }),
]);

export type Claim = z.output<typeof claim>;

const list = listOf(idIn(ids));

export const schema = contentSchema({
  claims: entriesOf(ids, claim, { group: english.common.claims.notes, key: "common:claims.notes" }).meta({
    isFigures: true,
  }),
  onPage: z
    .strictObject({
      home: list,
      "prop-firms": list,
      brokers: list,
      communities: list,
      partners: list,
      "case-studies": list,
    })
    .meta({ technical: true }),
});

const checked = content.read(schema);

/** The marketing figures: what each is, and what it rests on. */
export const claims = checked.claims;

/** The figures of each page that has any, in the order of reading. */
export const claimsOnPage: Readonly<Record<ClaimPage, readonly ClaimId[]>> = checked.onPage;

export type ClaimPage = keyof (typeof checked)["onPage"];

/** The cases that a figure rests on, with the growth of each; none if it is a count. */
export function evidence(id: ClaimId): { id: CaseId; growth: number }[] {
  const claim: Claim = claims[id];
  const measure = "measure" in claim ? claim.measure : undefined;
  return (Object.keys(cases) as CaseId[]).flatMap((each) =>
    cases[each].results
      .filter((result) => result.measure === measure)
      .map((result) => ({ id: each, growth: growth(result) })),
  );
}
