import { firm } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { breakTheRuleProps, flaggedFinding, tradedLots } from "../../sections/prop-firms/panelProps.ts";
import { standingOf, tradeIn } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { PanelHead } from "../PanelHead.tsx";
import { AdminPanel } from "./AdminPanel.tsx";
import { Flag, Funnel, Payouts } from "./AdminParts.tsx";

export function examples(i18n: I18n) {
  const { terms, account, move, near, words, ...panel } = breakTheRuleProps(i18n);
  const still = { words: words.panels, numberFormats: numberFormats(i18n.language), firm };
  const after = (lots: number) => {
    const standing = standingOf(terms, tradeIn(terms, account, lots, move, -1).account);
    return (
      <AdminPanel
        {...panel}
        words={words.panels}
        numberFormats={still.numberFormats}
        terms={terms}
        standing={standing}
        risk={riskOf(standing, near)}
        head={
          <PanelHead
            sample={i18n.t("common:sampleTag")}
            firm={words.panels.firm}
            facts={[firm.server, firm.clock]}
          />
        }
        payouts={<Payouts {...still} />}
      >
        <Flag words={still.words} firm={firm} finding={flaggedFinding(i18n)} />
        <Funnel {...still} />
      </AdminPanel>
    );
  };
  return { payoutHeld: after(tradedLots), nearTheLimit: after(2) };
}
