import type brokers from "../../catalogues/en/brokers.json";
import type caseStudies from "../../catalogues/en/case-studies.json";
import type common from "../../catalogues/en/common.json";
import type communities from "../../catalogues/en/communities.json";
import type confirmation from "../../catalogues/en/confirmation.json";
import type home from "../../catalogues/en/home.json";
import type legal from "../../catalogues/en/legal.json";
import type partners from "../../catalogues/en/partners.json";
import type propFirms from "../../catalogues/en/prop-firms.json";
import { readJson } from "../facts/readJson.ts";

/** Read as text, so that a mistake in a file is told with its place. */
const read = <Catalogue>(namespace: string): Catalogue =>
  readJson(`catalogues/en/${namespace}.json`).value as Catalogue;

/**
 * The English catalogues by namespace: the type of every other language's, and what they are checked against.
 * A file under `catalogues/en/` becomes a namespace with a line here.
 */
export const english = {
  brokers: read<typeof brokers>("brokers"),
  "case-studies": read<typeof caseStudies>("case-studies"),
  common: read<typeof common>("common"),
  communities: read<typeof communities>("communities"),
  confirmation: read<typeof confirmation>("confirmation"),
  home: read<typeof home>("home"),
  legal: read<typeof legal>("legal"),
  partners: read<typeof partners>("partners"),
  "prop-firms": read<typeof propFirms>("prop-firms"),
};

export type Namespace = keyof typeof english;
