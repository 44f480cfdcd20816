import type { ComponentProps } from "react";
import { academy } from "../../content/sample/academy.ts";
import { localeOf } from "../../i18n/localeOf.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { TradingJournal } from "../../illustrations/TradingJournal/TradingJournal.tsx";
import { drawing } from "./drawings.tsx";

/** Below the tree, on dark: the trading journal of a member (IB-01). */
export const Journal = (i18n: I18n) => <TradingJournal {...journalProps(i18n)} />;

/** The journal of the marked member of the academy. */
export function journalProps({ language, t }: I18n): ComponentProps<typeof TradingJournal> {
  const { journal, member } = academy;
  return {
    sample: t("common:sampleTag"),
    locale: localeOf(language),
    words: {
      title: t("communities:journal.title"),
      buy: t("communities:journal.buy"),
      sell: t("communities:journal.sell"),
      tag: t("communities:journal.tag", { returnObjects: true }),
      label: (finding) => t("communities:journal.label", { name: member.name, finding }),
      read: (time) => t("communities:journal.read", { platform: member.account, time }),
      finding: (counts) => t("communities:journal.finding", counts),
    },
    numberFormats: numberFormats(language),
    journal,
    name: member.name,
    bars: { early: drawing("early"), gains: drawing("gains"), losses: drawing("losses") },
  };
}
