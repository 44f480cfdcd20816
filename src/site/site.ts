import { readJson } from "../content/readJson.ts";
import type { Language } from "../i18n/languages.ts";
import { draftLanguages, isPreviewBuild } from "./drafts.ts";
import { readSite } from "./readSite.ts";
import type { Site } from "./schema.ts";

const { value, lineOf } = readJson("site.config.json");
const configured = readSite(value, process.env, lineOf);

/** Whether this build is only to be shown. */
export const isPreview = isPreviewBuild(process.env);

/** Languages of this build that are not for visitors yet; in a release there are none. */
export const drafts: readonly Language[] = draftLanguages(configured.languages, process.env);

/** The checked configuration of this build. No preview is for search engines, and each has all of its files. */
export const site: Site = {
  ...configured,
  noindex: configured.noindex || isPreview,
  assets: isPreview ? null : configured.assets,
  languages: configured.languages.filter((code) => !drafts.includes(code)),
};

/** The languages in which this build has documents: those published, then the drafts. */
export const builtLanguages: readonly Language[] = [...site.languages, ...drafts];
