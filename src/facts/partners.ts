import { z } from "zod";
import { english } from "../languages/words/english.ts";
import type json from "./partners.json";
import { entriesOf, listed, listOf, openFacts, sampleMark, webAddress, wordedId } from "./readFacts.ts";

const facts = openFacts<typeof json>("partners.json");
const ids = facts.ids("partners");
const words = english.partners;
const week = z.int().min(0);

export type PartnerId = (typeof ids)[number];

const partner = z.strictObject({
  name: z.string(),
  kind: wordedId({ group: words.kinds, key: "partners:kinds" }),
  affiliate: webAddress
    .nullable()
    .optional()
    .meta({ title: "Affiliate address", description: "Where its logo leads; without one it is no link." }),
  symbol: z.string().regex(/^M[\d\sA-Za-z.,-]{19,99}$/, {
    error: "expected an SVG path of 20 to 100 characters on a grid of 32",
  }),
  colour: z
    .string()
    .regex(/^oklch\([\d.]+% [\d.]+ [\d.]+\)$/, { error: "expected a colour such as oklch(57% 0.12 80)" }),
  lettering: z.enum(["serif", "capitals"]).optional(),
  ...sampleMark,
});

const story = z.strictObject({
  partner: z.enum(ids),
  article: z
    .string()
    .startsWith("/", { error: "expected a path on the content hub such as /blog/use-cases" })
    .meta({ title: "Path of its story on the content hub" }),
  weeks: z.array(week).meta({ title: "Weeks of its milestones" }),
  ...sampleMark,
});

const task = z.strictObject({
  id: wordedId({ group: words.timeline.tasks, key: "partners:timeline.tasks" }),
  owner: wordedId({ group: words.timeline.owners, key: "partners:timeline.owners" }),
  from: week,
  to: week,
});

const lane = z.strictObject({
  id: z.enum(["basic", "whiteLabel"]),
  from: week,
  to: week,
  tasks: z.array(task),
});

const strip = listOf(z.enum(ids));

const { onPage, stories, plan, ...checked } = facts.read({
  partners: entriesOf(ids, partner),
  onPage: z
    .strictObject({
      brokers: strip.meta({ title: "/for-brokers" }),
      partners: strip.meta({ title: "/partners" }),
    })
    .meta({ title: "Strips of logos" }),
  stories: entriesOf(facts.ids("stories"), story, { group: words.stories, key: "partners:stories" }),
  plan: z.array(lane).meta({ title: "Plan of an integration, in weeks since kick-off" }),
});

/** Names are shown as wordmarks with a symbol and never translated. The words of a kind are in `partners:kinds`. */
export const partners = checked.partners;

/** The strips of logos, in order (BR-02, PA-02). */
export const partnersOnPage = onPage;

/** The partner of each story, the path of its use case on the content hub, and the weeks of its milestones (PA-04). */
export const partnerStories = listed(stories);

/** A typical integration plan in weeks since kick-off: the tasks, who does them, and when each kind goes live. */
export const integrationPlan = plan;

export type IntegrationPlan = typeof integrationPlan;
