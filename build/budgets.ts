import { routes } from "../src/facts/routes.ts";

/** What a finished document may weigh, in bytes of brotli: what a first flight of packets carries. */
const documentBudget = 14_000;

/** The legal text is long, and nobody waits for its end. */
const legalBudget = 40_000;

const legalPaths: readonly string[] = [routes.privacyPolicy.path, routes.terms.path];

/** The budget of a document, by its name in the manifest. */
export const budgetOf = (document: string): number =>
  legalPaths.includes(document) ? legalBudget : documentBudget;
