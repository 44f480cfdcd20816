import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";
import { tierTotals } from "../../pictures/ReferralNetwork/network.ts";

/** The sample referral tree in one sentence, for those who cannot see it. */
export function treeLabel({ language, t }: Speech): string {
  const { dollars } = numbers(language);
  const commissions = tierTotals().map(({ commission }) => commission);
  return t("communities:network.label", {
    name: t("communities:network.name"),
    total: dollars(commissions.reduce((sum, each) => sum + each, 0)),
    first: dollars(commissions[0] ?? 0),
  });
}
