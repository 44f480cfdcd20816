import { type Advice, factsAdvice } from "../../facts/advice.ts";
import { awards } from "../../facts/awards.ts";
import { caseGroups, cases } from "../../facts/cases.ts";
import { claims } from "../../facts/claims.ts";
import { navigation } from "../../facts/navigation.ts";
import { partnerStories, partners, partnersOnPage } from "../../facts/partners.ts";
import { platformsOnPage } from "../../facts/platforms.ts";
import { testimonials } from "../../facts/testimonials.ts";
import type { Language } from "../../languages/languages.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { site } from "../../site/site.ts";
import { type BarWords, barAdvice } from "./barRoom.ts";

/**
 * What an owner may want to look at again on this site.
 * @throws {Error} like the build, if words or settings are such that there is none
 */
export async function siteAdvice(): Promise<Advice[]> {
  const bars = site.languages.map(async (language) => [language, await barIn(language)] as const);
  return [
    ...factsAdvice({
      ...{ awards, caseGroups, cases, claims },
      ...{ partnerStories, partners, partnersOnPage, platformsOnPage, testimonials },
    }),
    ...barAdvice(Object.fromEntries(await Promise.all(bars))),
  ];
}

async function barIn(language: Language): Promise<BarWords> {
  const { t } = await translatorFor(language);
  return {
    items: [
      t("common:navigation.solutions"),
      ...navigation.bar.items.map(({ id }) => t(`common:navigation.${id}`)),
    ],
    bookDemo: t("common:navigation.bookDemo"),
    brand: site.brand,
  };
}
