import { accounts } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { breakTheRuleProps, challengePanelProps, tradedLots } from "../../sections/prop-firms/panelProps.ts";
import { standingOf, tradeIn } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { ChallengePanel } from "./ChallengePanel.tsx";
import { DayPanel } from "./DayPanel.tsx";
import { Stages } from "./Stages.tsx";

export function examples(i18n: I18n) {
  const { terms, account, move, near, words, ...panel } = breakTheRuleProps(i18n);
  const trade = tradeIn(terms, account, tradedLots, move, -1);
  const standing = standingOf(terms, trade.account);
  return {
    onTrack: <ChallengePanel {...challengePanelProps(accounts.onTrack, i18n)} />,
    dailyLimitCrossed: (
      <DayPanel
        stages={<Stages words={words.panels} />}
        {...panel}
        words={words.panels}
        numberFormats={numberFormats(i18n.language)}
        terms={terms}
        trades={account.trades}
        lots={tradedLots}
        trade={trade}
        standing={standing}
        risk={riskOf(standing, near)}
      />
    ),
  };
}

export const background = "dark";
