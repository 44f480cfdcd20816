import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import { seenOn } from "../styles/contrast.ts";
import { colour, hexColour } from "./brand.ts";
import { logo } from "./logo.ts";
import type json from "./partners.json";
import {
  contentSchema,
  entriesOf,
  idIn,
  listed,
  listOf,
  openContent,
  sampleMark,
  webAddress,
  wordedChoice,
  wordedId,
} from "./readContent.ts";
import { refuse } from "./validate.ts";

const content = openContent<typeof json>("partners.json");
const ids = content.ids("partners");
const words = english.partners;
const week = z.int().min(0);

export type PartnerId = (typeof ids)[number];

/** The colour of a logo that is hovered over, on `--sunken`, where it can be seen in both schemes. */
export const partnerColour = hexColour
  .transform((own) => {
    const [light, dark] = [seenOn(colour("sunken", "light"), own), seenOn(colour("sunken", "dark"), own)];
    return light === dark ? own : `light-dark(${light}, ${dark})`;
  })
  .meta({
    format: "color",
    description:
      "Its logo has it under a mouse. Where it could hardly be seen, in light or dark mode, it is made darker or lighter.",
  });

const partner = z.strictObject({
  name: z.string(),
  kind: wordedChoice({ group: words.kinds, key: "partners:kinds" }),
  affiliate: webAddress.nullable().optional().meta({
    title: "Affiliate address",
    description: "Where its logo leads. Leave it empty, and its logo is no link.",
  }),
  logo: logo("symbol", "Its symbol as an SVG file in one colour. White parts are filled too: cut them out."),
  colour: partnerColour,
  lettering: z.enum(["serif", "capitals"]).optional(),
  ...sampleMark,
});

const story = z.strictObject({
  partner: idIn(ids),
  article: z
    .string()
    .startsWith("/", { error: "expected a path on the content hub such as /blog/use-cases" })
    .meta({ title: "Path of its story on the content hub" }),
  weeks: z.array(week).meta({ title: "Weeks of its milestones" }),
  ...sampleMark,
});

const task = z.strictObject({
  id: wordedId({ group: words.timeline.tasks, key: "partners:timeline.tasks" }),
  owner: wordedChoice({ group: words.timeline.owners, key: "partners:timeline.owners" }),
  from: week,
  to: week,
  ifNeeded: z
    .literal(true)
    .optional()
    .meta({ title: "Only if needed", description: "The shortest plan goes without it." }),
});

/** What the shortest plan has ends before its kind may be live. */
export const lane = z
  .strictObject({
    id: z.enum(["basic", "whiteLabel"]),
    from: week,
    to: week,
    tasks: z.array(task),
  })
  .superRefine(({ from, to, tasks }, context) => {
    for (const [index, { ifNeeded, to: end }] of tasks.entries()) {
      const last = ifNeeded ? to : from;
      if (end > last)
        refuse(context, {
          path: ["tasks", index, "to"],
          message: `is after week ${last}, when this kind is live`,
          fix: ifNeeded ? "set it earlier" : "set it earlier, or say that it is only done if needed",
        });
    }
  });

const logos = listOf(idIn(ids));

export const schema = contentSchema({
  partners: entriesOf(ids, partner),
  onPage: z
    .strictObject({
      brokers: logos.meta({ title: "On the page Brokers" }),
      partners: logos.meta({ title: "On the page Partners" }),
    })
    .meta({ title: "Logos" }),
  stories: entriesOf(content.ids("stories"), story, { group: words.stories, key: "partners:stories" }),
  plan: z.array(lane).meta({ title: "Plan of an integration, in weeks since the set-up call" }),
});

const { onPage, stories, plan, ...checked } = content.read(schema);

/** Names are shown as wordmarks with a logo and never translated. The words of a kind are in `partners:kinds`. */
export const partners = checked.partners;

/** The partner in pictures, until a visitor's brand takes its place. */
export const [samplePartner] = onPage.partners;

/** The logos of each page, in order (BR-02, PA-02). */
export const partnersOnPage = onPage;

/** The partner of each story, the path of its use case on the content hub, and the weeks of its milestones (PA-04). */
export const partnerStories = listed(stories);

/** A typical integration plan in weeks since the set-up call: the tasks, who does them, which the shortest plan has, and when each kind goes live. */
export const integrationPlan = plan;

export type IntegrationPlan = typeof integrationPlan;
