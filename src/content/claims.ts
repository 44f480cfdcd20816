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

/** A figure is a growth, a part of a whole, or a count. */
const claim = z
  .strictObject({
    measure: idIn(Object.keys(measures) as [keyof typeof measures]).optional(),
    from: growthOf.optional(),
    to: growthOf.optional(),
    mean: z.literal(true).optional(),
    share: share.optional(),
    count: z.int().min(1).optional(),
    counted: counted.optional(),
    survey: z
      .strictObject({
        answers: z.int().positive(),
        response: share.gt(0),
        until: z.iso.date(),
      })
      .optional(),
    ...sampleMark,
  })
  .refine(
    ({ from, to, share, count }) =>
      [from ?? to, share, count].filter((figure) => figure !== undefined).length === 1,
    { error: "expected one figure: from and to, or a share, or a count" },
  )
  .refine(({ count, counted }) => (count === undefined) === (counted === undefined), {
    error: "expected count and counted together",
  });

const list = listOf(idIn(ids));

export const schema = contentSchema({
  claims: entriesOf(ids, claim, { group: english.common.claims.notes, key: "common:claims.notes" }),
  onPage: z.strictObject({
    home: list,
    "prop-firms": list,
    brokers: list,
    communities: list,
    partners: list,
    "case-studies": list,
  }),
});

const checked = content.read(schema);

/** The marketing figures: what each is, and what it rests on. */
export const claims = checked.claims;

/** The figures of each page that has any, in the order of reading. */
export const claimsOnPage: Readonly<Record<ClaimPage, readonly ClaimId[]>> = checked.onPage;

export type ClaimPage = keyof (typeof checked)["onPage"];

/** The cases that a figure rests on, with the growth of each; none if it is a count. */
export function evidence(id: ClaimId): { id: CaseId; growth: number }[] {
  const { measure } = claims[id];
  return (Object.keys(cases) as CaseId[]).flatMap((each) =>
    cases[each].results
      .filter((result) => result.measure === measure)
      .map((result) => ({ id: each, growth: growth(result) })),
  );
}
