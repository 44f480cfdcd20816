import { academy } from "../../facts/sample/academy.ts";
import { localeOf } from "../../languages/localeOf.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { TradingJournal } from "../../pictures/TradingJournal/TradingJournal.tsx";
import { drawing } from "./drawings.tsx";

/** Below the tree, on dark: the trading journal of a member (IB-01). */
export function Journal({ language, t }: Translator) {
  const { journal, member } = academy;
  return (
    <TradingJournal
      sample={t("common:sampleTag")}
      locale={localeOf(language)}
      words={{
        title: t("communities:journal.title"),
        buy: t("communities:journal.buy"),
        sell: t("communities:journal.sell"),
        tag: t("communities:journal.tag", { returnObjects: true }),
        label: (finding) => t("communities:journal.label", { name: member.name, finding }),
        read: (time) => t("communities:journal.read", { platform: member.account, time }),
        finding: (counts) => t("communities:journal.finding", counts),
      }}
      numbers={numbers(language)}
      journal={journal}
      name={member.name}
      bars={{ early: drawing("early"), gains: drawing("gains"), losses: drawing("losses") }}
    />
  );
}
