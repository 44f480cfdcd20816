import { rateField } from "../../content/pages/communities.ts";
import { tiers } from "../../content/sample/academy.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";

/** The sample month at the rates of the sample. */
export function ratesProps({ language, t }: I18n) {
  return {
    language,
    tiers: tiers.map((tier, index) => ({
      ...tier,
      name: t("communities:network.tier", { number: index + 1 }),
    })),
    bounds: rateField,
    words: {
      tier: t("communities:finalCall.tier"),
      lots: t("communities:network.columns.lots"),
      rate: t("communities:finalCall.rate"),
      commission: t("communities:network.columns.commission"),
      total: t("communities:network.total"),
    },
  };
}
