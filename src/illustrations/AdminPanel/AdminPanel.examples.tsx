import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { breakTheRuleProps, tradedLots } from "../../sections/prop-firms/panelProps.ts";
import { standingOf, tradeIn } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { AdminPanel } from "./AdminPanel.tsx";

export function examples(i18n: I18n) {
  const { terms, account, move, near, words, ...panel } = breakTheRuleProps(i18n);
  const after = (lots: number) => {
    const standing = standingOf(terms, tradeIn(terms, account, lots, move, -1).account);
    return (
      <AdminPanel
        {...panel}
        words={words.panels}
        numberFormats={numberFormats(i18n.language)}
        terms={terms}
        standing={standing}
        risk={riskOf(standing, near)}
      />
    );
  };
  return { payoutHeld: after(tradedLots), nearTheLimit: after(2) };
}
