import { site } from "../../site/site.ts";
import type { Language } from "../languages.ts";
import { catalogues, type Translate } from "./catalogues.ts";

/** A language and its `t` function, which every section of a page needs. */
export interface Translator {
  language: Language;
  t: Translate;
}

/** The paths of a page in each published language, for Astro's `getStaticPaths`. */
export const languagePaths = () => site.languages.map((language) => ({ params: { language } }));

const { brand, legalName, supportEmail } = site;

/** What the site fills into any message. */
export const variables = { brand, legalName, supportEmail };

/** @param language a published language, from the address of the page */
export async function translatorFor(language: Language): Promise<Translator> {
  const loaded = await catalogues({ languages: site.languages, variables });
  return { language, t: loaded.translator(language) };
}
