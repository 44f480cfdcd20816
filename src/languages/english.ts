import { readJson } from "../facts/readJson.ts";
import { pageCatalogues } from "../facts/routes.ts";

/** The English catalogues by namespace: the type of every other language's, and what they are checked against. */
type English = {
  brokers: typeof import("../../catalogues/en/brokers.json");
  "case-studies": typeof import("../../catalogues/en/case-studies.json");
  common: typeof import("../../catalogues/en/common.json");
  communities: typeof import("../../catalogues/en/communities.json");
  confirmation: typeof import("../../catalogues/en/confirmation.json");
  home: typeof import("../../catalogues/en/home.json");
  legal: typeof import("../../catalogues/en/legal.json");
  partners: typeof import("../../catalogues/en/partners.json");
  "prop-firms": typeof import("../../catalogues/en/prop-firms.json");
  terms: typeof import("../../catalogues/en/terms.json");
};

export type Namespace = keyof English;

/** What all pages say, and what each says itself: a catalogue of src/facts/routes.ts must be in the list above. */
const namespaces: readonly Namespace[] = ["common", ...pageCatalogues];

/** Read as text, so that a mistake in a file is told with its place. */
export const english = Object.fromEntries(
  namespaces.map((namespace) => [namespace, readJson(`catalogues/en/${namespace}.json`).value]),
) as English;
