import { contentAdvice } from "../../content/advice.ts";
import { awards } from "../../content/awards.ts";
import { brand } from "../../content/brand.ts";
import { caseGroups, cases } from "../../content/cases.ts";
import { claims } from "../../content/claims.ts";
import { coloursOf } from "../../content/logo.ts";
import { navigation } from "../../content/navigation.ts";
import { partnerStories, partners, partnersOnPage } from "../../content/partners.ts";
import { platformsOnPage } from "../../content/platforms.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import type { Language } from "../../i18n/languages.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { site } from "../../site/site.ts";
import { type BarWords, barAdvice } from "./barRoom.ts";

/**
 * What an owner may want to look at again on this site.
 * @throws {Error} like the build, if words or settings are such that there is none
 */
export async function siteAdvice(): Promise<Diagnostic[]> {
  const bars = site.languages.map(async (language) => [language, await barIn(language)] as const);
  return [
    ...contentAdvice({
      ...{ awards, caseGroups, cases, claims, logoColours: coloursOf(brand.logo) },
      ...{ partnerStories, partners, partnersOnPage, platformsOnPage, testimonials },
    }),
    ...barAdvice(Object.fromEntries(await Promise.all(bars))),
  ];
}

async function barIn(language: Language): Promise<BarWords> {
  const { t } = await i18nFor(language);
  return {
    items: [
      t("common:navigation.solutions"),
      ...navigation.bar.items.map(({ id }) => t(`common:navigation.${id}`)),
    ],
    bookDemo: t("common:navigation.bookDemo"),
    brand: site.brand,
  };
}
