import { commission, tiers } from "../../content/sample/academy.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";

/** Text alternative of the sample referral tree. */
export function treeLabel({ language, t }: I18n): string {
  const { dollars } = numberFormats(language);
  return t("communities:network.label", {
    name: t("communities:network.name"),
    total: dollars(commission),
    first: dollars(tiers[0]?.commission ?? 0),
  });
}
