import type { Company } from "../company.ts";

/**
 * The answers "Before you book" of each page, in order: those that its other sections do not give. Words:
 * `common:company`.
 */
export const answersOnPage = {
  home: ["demo", "price", "start", "refunds", "leaving", "money", "security", "people", "contact"],
  "prop-firms": ["price", "refunds", "leaving", "money", "incidents", "security", "peopleInDemo", "contact"],
  brokers: ["price", "startBroker", "refunds", "leaving", "security", "peopleInDemo", "contact"],
  communities: ["demo", "priceCommunity", "leaving", "incidents", "security", "people", "contact"],
  partners: ["demoPartners", "incidents", "data", "security", "people", "contact"],
  "case-studies": ["demo", "price", "connecting", "refunds", "leaving", "people", "contact"],
} as const;

/** A page that answers what its buyers ask before a demo. */
export type AnswersPage = keyof typeof answersOnPage;

/** `quote` is the answer about the price of who publishes none. */
type AnswerId = (typeof answersOnPage)[AnswersPage][number] | "quote";

/** The facts that an answer says; the others are the terms of every client, and none of them is invented. */
const factsIn: Readonly<Partial<Record<AnswerId, readonly (keyof Company)[]>>> = {
  demo: ["demo"],
  demoPartners: ["demo"],
  price: ["price", "quote"],
  quote: ["quote"],
  priceCommunity: ["quote"],
  leaving: ["leaving"],
  incidents: ["incidents"],
  data: ["hosting"],
  security: ["security"],
  people: ["people", "directors"],
  peopleInDemo: ["people", "directors"],
  contact: ["contact"],
};

/** The answers that a page gives with the facts of a company, and whether any of these is invented. */
export function answersOf(page: AnswersPage, company: Company) {
  const ids = answersOnPage[page].map((id): AnswerId => (id === "price" && !company.price ? "quote" : id));
  const hasSamples = ids.flatMap((id) => factsIn[id] ?? []).some((fact) => company[fact]?.sample);
  return { ids, hasSamples };
}
