import { commission, tiers } from "../../facts/sample/academy.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";

/** Text alternative of the sample referral tree. */
export function treeLabel({ language, t }: Translator): string {
  const { dollars } = numbers(language);
  return t("communities:network.label", {
    name: t("communities:network.name"),
    total: dollars(commission),
    first: dollars(tiers[0]?.commission ?? 0),
  });
}
