import config from "../../site.config.ts";
import type { Language } from "../languages/languages.ts";
import { draftLanguages } from "./drafts.ts";
import { readSite } from "./readSite.ts";

/** The checked configuration of this build. */
export const site = readSite(config, process.env);

/** Languages of this build that are not for visitors yet; in a release there are none. */
export const drafts: readonly Language[] = draftLanguages(site.languages, process.env);

/** The languages in which this build has documents: those published, then the drafts. */
export const builtLanguages: readonly Language[] = [...site.languages, ...drafts];
