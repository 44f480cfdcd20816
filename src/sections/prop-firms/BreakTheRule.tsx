import { useState } from "react";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { AdminPanel } from "../../illustrations/AdminPanel/AdminPanel.tsx";
import { riskText } from "../../illustrations/TraderPanel/AccountPanel.tsx";
import { DayPanel } from "../../illustrations/TraderPanel/DayPanel.tsx";
import { standingOf, tradeIn } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./Panels.module.css";
import type { breakTheRuleProps } from "./panelProps.ts";
import { SizeControl } from "./SizeControl.tsx";

/** The size of a trade that may break the daily limit, and what follows from it, in the trader's panel and the admin's. */
export function BreakTheRule(props: ReturnType<typeof breakTheRuleProps>) {
  const { sample, firm, terms, owner, account, trades, move, near, sizes, time, words } = props;
  const [lots, setLots] = useState(sizes.traded);
  const formats = numberFormats(props.language);
  const trade = tradeIn(terms, account, lots, move, -1);
  const standing = standingOf(terms, trade.account);
  const risk = riskOf(standing, near);
  const state = { firm, terms, standing, risk, time, numberFormats: formats };
  return (
    <>
      <div className={css.changing}>
        <SizeControl
          words={words.control}
          numberFormats={formats}
          sizes={sizes}
          move={move}
          time={time}
          lots={lots}
          trade={trade}
          standing={standing}
          state={riskText({ words: words.panels, risk, time })}
          onChange={setLots}
        />
        <article className={css.trader} data-drawing="">
          <h3 className="u-heading-sm u-padding-inline">{words.trader}</h3>
          <DayPanel
            {...state}
            sample={sample}
            words={{ ...words.panels, part: words.control.part, sides: words.sides }}
            owner={owner}
            trades={trades.map((each, index) => (index === trades.length - 1 ? { ...each, lots } : each))}
            trade={trade}
          />
        </article>
      </div>
      <article className={`${css.admin} ${backgroundClass("dark")}`}>
        <div className="u-padding-inline u-row">
          <h3 className="u-heading-sm">{words.admin}</h3>
          <SampleTag isSilent>{sample}</SampleTag>
        </div>
        <AdminPanel
          {...state}
          words={{ ...words.panels, accountOpen: words.control.event }}
          trader={owner.trader}
          finding={props.finding}
        />
      </article>
    </>
  );
}
