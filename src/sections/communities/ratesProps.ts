import { rateField } from "../../content/pages/communities.ts";
import { commission, tiers } from "../../content/sample/academy.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";

/** The sample month at the rates of the sample. Its figures are formatted here, because browsers differ in details. */
export function ratesProps({ language, t }: I18n) {
  const { dollars, dollarsAndCents, whole } = numberFormats(language);
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
      tier: t("communities:finalCall.tier"),
      lots: t("communities:network.columns.lots"),
      rate: t("communities:finalCall.rate"),
      commission: t("communities:network.columns.commission"),
      total: t("communities:network.total"),
    },
    total: dollars(commission),
  };
}
