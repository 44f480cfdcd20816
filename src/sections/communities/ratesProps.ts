import { rateField } from "../../facts/pages/communities.ts";
import { commission, tiers } from "../../facts/sample/academy.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";

/** The sample month at the rates of the sample. Its figures are formatted here, because browsers differ in details. */
export function ratesProps({ language, t }: Translator) {
  const { dollars, dollarsAndCents, whole } = numbers(language);
  return {
    language,
    tiers: tiers.map(({ lots, rate, ...tier }, index) => ({
      name: t("communities:network.tier", { number: index + 1 }),
      lots,
      rate,
      texts: { lots: whole(lots), rate: dollarsAndCents(rate), commission: dollars(tier.commission) },
    })),
    bounds: rateField,
    words: {
      tier: t("communities:final.tier"),
      lots: t("communities:network.columns.lots"),
      rate: t("communities:final.rate"),
      commission: t("communities:network.columns.commission"),
      total: t("communities:network.total"),
    },
    total: dollars(commission),
  };
}
