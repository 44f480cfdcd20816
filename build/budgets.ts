import { type Route, routes } from "../src/facts/routes.ts";

/** What a finished document may weigh, in bytes of brotli: what a first flight of packets carries. */
const documentBudget = 14_000;

/** Nobody waits for the end of a long text. */
const longBudget = 40_000;

const longPaths = Object.values<Route>(routes).flatMap(({ path, long }) => (long ? path : []));

/** The budget of a document, by its name in the manifest. */
export const budgetOf = (document: string): number =>
  longPaths.includes(document) ? longBudget : documentBudget;
