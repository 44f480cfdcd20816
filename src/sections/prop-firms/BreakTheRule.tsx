import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { AdminPanel } from "../../illustrations/AdminPanel/AdminPanel.tsx";
import { interpolate } from "../../illustrations/interpolate.ts";
import { DayPanel } from "../../illustrations/TraderPanel/DayPanel.tsx";
import { riskText } from "../../illustrations/TraderPanel/riskText.ts";
import { standingOf, tradeIn } from "../../simulation/challenge.ts";
import { riskOf } from "../../simulation/risk.ts";
import { accountUnder, type FirmRules, sizeIn, sizesUnder, termsUnder } from "../../simulation/rules.ts";
import { getBrand } from "../../visitorBrand/store.ts";
import { linkTo, takeNumbers } from "../shared/linkedNumbers.ts";
import css from "./Panels.module.css";
import type { breakTheRuleProps } from "./panelProps.ts";
import { SizeControl } from "./SizeControl.tsx";
import { YourRules } from "./YourRules.tsx";

type BreakTheRuleProps = ReturnType<typeof breakTheRuleProps> & {
  /** What nothing changes in both panels. */
  trader?: ReactNode;
  stages?: ReactNode;
  admin?: ReactNode;
  payouts?: ReactNode;
  rest?: ReactNode;
};

/** A firm's rules and the size of a trade that may break one, and what follows in the trader's panel and the admin's. */
export function BreakTheRule(props: BreakTheRuleProps) {
  const { firm, owner, move, near, fields, time, words } = props;
  const fieldset = useRef<HTMLDivElement>(null);
  /** The fields begin with the sample, a set or the numbers of a link, which are `start`. */
  const [phases, choosePhases] = useState(fields.phases.start);
  const [{ rules, start, version }, change] = useState({
    rules: props.sample,
    start: props.sample,
    version: 0,
  });
  /** Of the account: a trade keeps its share of an account of another size. */
  const [shareOfLots, trade] = useState(fields.lots.start / fields.size.start);
  const begin = (next: FirmRules) =>
    change((now) => ({ rules: next, start: next, version: now.version + 1 }));

  const followLink = useEffectEvent(() => {
    const linked = takeNumbers(fields, "size");
    if (!linked) return;
    const { lots, phases, ...linkedRules } = linked;
    choosePhases(phases);
    begin(linkedRules);
    trade(lots / linked.size);
    fieldset.current?.scrollIntoView();
  });
  useEffect(() => {
    followLink();
    addEventListener("hashchange", followLink);
    return () => removeEventListener("hashchange", followLink);
  }, []);

  const formats = numberFormats(props.language);
  const terms = termsUnder(rules, props.terms);
  const account = accountUnder(terms, props.account, props.terms);
  const sizes = sizesUnder(terms, account, move);
  const lots = sizeIn(sizes, shareOfLots * rules.size);
  const result = tradeIn(terms, account, lots, move, -1);
  const standing = standingOf(terms, result.account);
  const risk = riskOf(standing, near);
  const { limit, limitedBy, morning } = standing;
  const limitSum =
    limitedBy === "dailyLoss"
      ? formats.exactDollars(limit)
      : [morning, standing.countedLimit].map(formats.exactDollars).join(" + ") +
        ` = ${formats.exactDollars(limit)}`;
  const state = { firm, terms, standing, risk, time, numberFormats: formats, words: words.panels };
  return (
    <>
      <YourRules
        ref={fieldset}
        words={words.rules}
        numberFormats={formats}
        fields={fields}
        sets={props.sets}
        phases={phases}
        rules={rules}
        start={start}
        version={version}
        terms={terms}
        standing={standing}
        onChange={(id, value) => change((now) => ({ ...now, rules: { ...now.rules, [id]: value } }))}
        onPhases={(chosen, set) => {
          choosePhases(chosen);
          begin({ ...rules, ...set });
        }}
        link={() => linkTo({ phases, ...rules, lots }, getBrand())}
      />
      <div className={css.both} data-phases={phases} data-broken={risk === "broken" || undefined}>
        <SizeControl
          // Another slider for other sizes.
          key={`${version} ${sizes.step} ${sizes.most}`}
          words={words.control}
          sentenceSpace={words.sentenceSpace}
          numberFormats={formats}
          sizes={sizes}
          time={time}
          lots={lots}
          trade={result}
          standing={standing}
          state={riskText({ words: words.panels, risk, time })}
          onChange={(size) => trade(size / rules.size)}
        />
        <article className={`${css.trader} u-size-container`} data-drawing="">
          <h3 className="u-label">{words.trader}</h3>
          <DayPanel
            {...state}
            owner={owner}
            trades={account.trades}
            lots={lots}
            trade={result}
            earlier={props.earlier}
            head={props.trader}
            stages={props.stages}
          />
        </article>
        <article className={`${css.admin} ${props.dark} u-size-container`}>
          <h3 className="u-label">{words.admin}</h3>
          <AdminPanel {...state} owner={owner} head={props.admin} payouts={props.payouts}>
            {props.rest}
          </AdminPanel>
        </article>
        <p className={`${css.sum} u-small u-tabular`}>
          {interpolate(words.control.sum, {
            lots: formats.whole(lots),
            ounces: formats.whole(move.ounces),
            move: formats.dollarsAndCents(move.dollars),
            loss: formats.exactDollars(-result.result),
            before: formats.exactDollars(result.lostBefore),
          })}
          {words.sentenceSpace}
          {interpolate(words.control.limit, { sum: limitSum })}
        </p>
      </div>
    </>
  );
}
