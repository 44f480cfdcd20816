import { readJson } from "../../content/readJson.ts";
import { pageCatalogues } from "../../content/routes.ts";

/**
 * The English catalogues by namespace. They are the type and the reference of all other languages. A picture takes a group
 * of messages as `words: English["home"]["board"]`.
 */
export type English = {
  brokers: typeof import("../../../catalogues/en/brokers.json");
  "case-studies": typeof import("../../../catalogues/en/case-studies.json");
  common: typeof import("../../../catalogues/en/common.json");
  communities: typeof import("../../../catalogues/en/communities.json");
  confirmation: typeof import("../../../catalogues/en/confirmation.json");
  home: typeof import("../../../catalogues/en/home.json");
  legal: typeof import("../../../catalogues/en/legal.json");
  partners: typeof import("../../../catalogues/en/partners.json");
  "prop-firms": typeof import("../../../catalogues/en/prop-firms.json");
  terms: typeof import("../../../catalogues/en/terms.json");
};

export type Namespace = keyof English;

/** The common words and those of each page. A catalogue named in src/content/routes.ts must be in the type above. */
const namespaces: readonly Namespace[] = ["common", ...pageCatalogues];

/** Parsed here rather than imported, so that errors name file and line. */
export const english = Object.fromEntries(
  namespaces.map((namespace) => [namespace, readJson(`catalogues/en/${namespace}.json`).value]),
) as English;
