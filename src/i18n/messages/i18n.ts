import { builtLanguages, drafts, site } from "../../site/site.ts";
import type { Language } from "../languages.ts";
import { catalogues, type Translate } from "./catalogues.ts";

/** A language and its `t` function, which every section of a page needs. */
export interface I18n {
  language: Language;
  t: Translate;
}

/** The paths of a page in each language of this build, for Astro's `getStaticPaths`. */
export const languagePaths = () => builtLanguages.map((language) => ({ params: { language } }));

const { brand, legalName, supportEmail } = site;

/** What the site fills into any message. */
export const variables = { brand, legalName, supportEmail };

/** The language and the messages of a page. @param language a language of this build, from the address of the page */
export async function i18nFor(language: Language): Promise<I18n> {
  const loaded = await catalogues({ languages: site.languages, drafts, variables });
  return { language, t: loaded.translate(language) };
}
