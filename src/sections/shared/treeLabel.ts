import { commission, tiers } from "../../facts/sample/academy.ts";
import { numbers } from "../../languages/numbers.ts";
import type { Speech } from "../../languages/speech.ts";

/** The sample referral tree in one sentence, for those who cannot see it. */
export function treeLabel({ language, t }: Speech): string {
  const { dollars } = numbers(language);
  return t("communities:network.label", {
    name: t("communities:network.name"),
    total: dollars(commission),
    first: dollars(tiers[0]?.commission ?? 0),
  });
}
