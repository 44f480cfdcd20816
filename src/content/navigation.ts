import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import {
  contentSchema,
  idIn,
  listOf,
  openContent,
  webAddress,
  withoutRepetition,
  wordedId,
} from "./readContent.ts";
import { type RouteId, routeIds } from "./routes.ts";
import { refuse } from "./validate.ts";

/** The texts of `links` in site.config.json that are always set. */
const addresses = ["app", "status", "blog", "contentHub", "linkedin", "instagram"] as const;

/** Where a link leads: to one of these. */
export interface Target {
  page?: RouteId | null | undefined;
  /** One of `links` in site.config.json. */
  address?: (typeof addresses)[number] | null | undefined;
  url?: string | null | undefined;
  /** Whether the address of its page is written in lower case, as the specification does in the footer. */
  isLowerCase?: true | undefined;
}

const id = wordedId({ group: english.common.navigation, key: "common:navigation" }).meta({
  // Several links may have the same label.
  sharesWords: true,
});

const outside = {
  address: z.enum(addresses).nullable().optional().meta({ title: "Or an address of the settings" }),
  url: webAddress.nullable().optional().meta({ title: "Or another address" }),
};

const anywhere = { page: idIn(routeIds).nullable().optional(), ...outside };

function haveOneTarget(link: object, context: z.RefinementCtx): void {
  const { page, address, url } = link as Target;
  const { length } = [page, address, url].filter((target) => target);
  if (length === 0) refuse(context, { message: "leads nowhere", fix: "choose a page or an address" });
  if (length > 1) refuse(context, { message: "leads to several places", fix: "keep one" });
}

const link = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ id, ...shape }).superRefine(haveOneTarget);

const inFooter = link({
  ...anywhere,
  isLowerCase: z.literal(true).optional().meta({ title: "Its address in lower case" }),
});

const listOrNone = <Item extends z.ZodType>(item: Item) => z.array(item).superRefine(withoutRepetition);

export const schema = contentSchema({
  bar: z.strictObject({
    /** In its menu, where a link may have a second label, `<id>Hint`. */
    solutions: listOf(link(anywhere)),
    items: listOf(link(anywhere)),
  }),
  footer: z.strictObject({
    solutions: listOf(inFooter),
    company: listOf(inFooter),
    /** With an icon in place of the label. */
    social: listOrNone(link({ ...outside, icon: z.enum(["Linkedin", "Instagram", "Globe"]) })),
    legal: listOrNone(inFooter).meta({ title: "Beside the copyright" }),
  }),
  /** In the section `Optional`, which readers may skip (llmstxt.org). Its pages are in another. */
  llms: listOrNone(link(outside)).meta({ title: "Optional links of llms.txt" }),
});

/** The links of the bar, the footer and llms.txt, in order. Their labels are in `common:navigation`. */
export const navigation = openContent("navigation.json").read(schema);
