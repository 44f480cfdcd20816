import brokers from "../../catalogues/en/brokers.json" with { type: "json" };
import caseStudies from "../../catalogues/en/case-studies.json" with { type: "json" };
import common from "../../catalogues/en/common.json" with { type: "json" };
import communities from "../../catalogues/en/communities.json" with { type: "json" };
import confirmation from "../../catalogues/en/confirmation.json" with { type: "json" };
import home from "../../catalogues/en/home.json" with { type: "json" };
import legal from "../../catalogues/en/legal.json" with { type: "json" };
import partners from "../../catalogues/en/partners.json" with { type: "json" };
import propFirms from "../../catalogues/en/prop-firms.json" with { type: "json" };
import terms from "../../catalogues/en/terms.json" with { type: "json" };
import type { PageCatalogue } from "../facts/routes.ts";

/**
 * The English catalogues by namespace: the type of every other language's, and what they are checked against.
 * Each catalogue of src/facts/routes.ts has a line here, or this file does not compile.
 */
export const english = {
  brokers,
  "case-studies": caseStudies,
  common,
  communities,
  confirmation,
  home,
  legal,
  partners,
  "prop-firms": propFirms,
  terms,
} satisfies Record<"common" | PageCatalogue, object>;

export type Namespace = keyof typeof english;
