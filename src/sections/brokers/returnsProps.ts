import { fractionsOf } from "../../content/claimFractions.ts";
import { claims } from "../../content/claims.ts";
import { competition } from "../../content/sample/competition.ts";
import { monthDays, returnsFields } from "../../content/sample/returns.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { templates } from "../../i18n/messages/templates.ts";
import type { ReturnsTerms } from "../../simulation/returns.ts";

/** What is taken as given: the days of the sample competition, and the growth of trading volume that the page claims. */
export const terms: ReturnsTerms = {
  days: competition.days,
  monthDays,
  increase: fractionsOf(claims.volume).at(-1) ?? 0,
};

/** The numbers of a sample broker, and what they give. */
export function returnsProps({ language, t }: I18n) {
  return {
    language,
    terms,
    fields: returnsFields,
    words: {
      ...templates(t, "brokers:returns.statement"),
      sentenceSpace: sentenceSpace(language),
      cost: t("home:board.prizePool"),
      copy: t("common:shownAs.copy"),
      copied: t("common:shownAs.copied"),
    },
  };
}
