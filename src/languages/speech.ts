import { site } from "../site/site.ts";
import { catalogues, type Translate } from "./catalogues.ts";
import type { Language } from "./languages.ts";

/** What every section of a page needs in order to speak. */
export interface Speech {
  language: Language;
  t: Translate;
}

/** The paths of a page in each published language, for Astro's `getStaticPaths`. */
export const languagePaths = () => site.languages.map((language) => ({ params: { language } }));

/** The words of a page in a language. @param language a published language, from the page's address */
export async function speech(language: Language): Promise<Speech> {
  const { brand, legalName, supportEmail } = site;
  const words = await catalogues({
    languages: site.languages,
    variables: { brand, legalName, supportEmail },
  });
  return { language, t: words.translator(language) };
}
