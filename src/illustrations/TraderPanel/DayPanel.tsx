import type { ReactNode } from "react";
import type { Account as OpenAccount } from "../../content/sample/firm.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { amountOf, ruleIds, type Trade } from "../../simulation/challenge.ts";
import { interpolate } from "../interpolate.ts";
import { Panel } from "../Panel.tsx";
import { unscaledStroke } from "../unscaledStroke.ts";
import type { AccountProps } from "./AccountPanel.tsx";
import { height, heightOfDay, lastTrade, placeInLast, width } from "./curve.ts";
import css from "./DayPanel.module.css";
import { riskText } from "./riskText.ts";

type DayTrade = OpenAccount["trades"][number];

interface DayPanelProps extends Omit<AccountProps, "sample" | "firm"> {
  words: AccountProps["words"] & {
    part: Templates<"prop-firms:tradeSize.part">;
    sides: Record<DayTrade["side"], string>;
  };
  /** The trades of the day; the last one has the size `lots`. */
  trades: readonly DayTrade[];
  lots: number;
  /** What the last one did to the account. */
  trade: Trade;
  /** The equity before it, as path data: in proportion to the limit, it is the same under any rules. */
  earlier: string;
  /** Whose panel it is, and the stages of the challenge. */
  head?: ReactNode;
  stages?: ReactNode;
}

/** A trader's view of an account on one day: each trade up to the last, and how much of the limit is gone. */
export function DayPanel(props: DayPanelProps) {
  const { words, owner, terms, standing, trades, lots, trade } = props;
  const { change, exactDollars, exactPercent, percent, whole } = props.numberFormats;
  const { gain, profit, limit, limitedBy, brokenRule } = standing;
  const { account, result, wouldLose, seen } = trade;
  const [morning] = account.today;
  const { length: count } = trades;
  const y = heightOfDay(morning, limit / terms.size);
  const start = y(account.today.at(-2) ?? morning);
  const isClosed = standing.state === "closed";
  const end = y(gain);
  const broken = isClosed || undefined;
  const limitName = limitedBy === "dailyLoss" ? words.dailyLimit : words.maximumLoss;
  const equity = exactDollars(standing.equity);
  // Too much of the profit is still from one day.
  const isUneven = profit < standing.consistentFrom;
  const rulesMet = `${standing.rulesMet - (isUneven ? 1 : 0)} / ${ruleIds.length}`;
  const dollarsOf = (index: number) =>
    exactDollars(
      Math.round(100 * ((account.today[index + 1] ?? 0) - (account.today[index] ?? 0)) * terms.size) / 100,
    );
  return (
    <Panel
      label={interpolate(words.traderLabel, { trader: owner.trader, equity, rules: rulesMet })}
      className={css.screen}
    >
      {props.head}
      <p className={css.state}>
        <span className="u-text-muted">{words.equity}</span>{" "}
        <b className={`${css.amount} u-heading-sm`}>{equity}</b>{" "}
        <b className="u-positive" data-broken={gain < 0 || undefined}>
          {change(Math.round(1000 * gain) / 1000)}
        </b>
        <b
          className={`${css.risk} u-positive`}
          data-near={props.risk === "near" || undefined}
          data-broken={broken}
        >
          {riskText(props)}
        </b>
      </p>
      <svg className={css.chart} fill="currentColor" overflow="visible" aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a chart hidden from assistive technology. */}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          stroke="currentColor"
          fill="none"
          overflow="visible"
        >
          <path
            className="u-negative"
            d={`M0 ${height / 2}H${width}V${height}H0z`}
            fill="currentColor"
            fillOpacity=".09"
            stroke="none"
          />
          <path
            className="u-negative"
            d={`M0 ${height / 2}H${width}`}
            strokeDasharray="5 4"
            {...unscaledStroke}
          />
          <g className={css.equity} strokeWidth="2.5" strokeLinejoin="round" data-part="draw">
            <path d={props.earlier} {...unscaledStroke} />
            <path
              className="u-negative"
              d={isClosed ? lastTrade(count, start, y(morning - wouldLose / terms.size)) : undefined}
              strokeDasharray="6 5"
              {...unscaledStroke}
            />
            <path
              className={css.trade}
              data-broken={broken}
              d={lastTrade(count, start, end, seen)}
              strokeWidth="7"
              {...unscaledStroke}
            />
            <path
              data-broken={broken}
              d={`M${placeInLast(count, seen)} ${end}h0`}
              strokeWidth="11"
              strokeLinecap="round"
              {...unscaledStroke}
            />
          </g>
        </svg>
        <text x="0.75em" y="50%" dy="1.5em">
          {`${limitName} `}
          <tspan className="u-semibold">
            {exactDollars(Math.round(100 * (terms.size + standing.morning - limit)) / 100)}
          </tspan>
        </text>
      </svg>
      <ol className={css.trades}>
        {trades.map(({ time, side, symbol, ...each }, index) => {
          const isLast = index === count - 1;
          return (
            <li key={time} className={isLast ? css.now : undefined}>
              <span>{time}</span>{" "}
              <span className={css.detail}>
                {`${words.sides[side]} ${whole(isLast ? lots : each.lots)} ${symbol}`}
              </span>{" "}
              <span className={css.detail}>
                {isLast
                  ? isClosed
                    ? interpolate(words.part, { part: dollarsOf(index), trade: exactDollars(result) })
                    : exactDollars(result)
                  : dollarsOf(index)}
              </span>
            </li>
          );
        })}
      </ol>
      <div className={`${css.meters} u-equal-columns`}>
        <Meter
          term={limitName}
          figure={exactDollars(standing.counted)}
          limit={exactDollars(standing.countedLimit)}
          share={standing.usedOfLimit}
          isBroken={isClosed}
        />
        <Meter
          term={words.profitTarget}
          figure={exactDollars(Math.max(0, profit))}
          limit={exactDollars(amountOf(terms.size, terms.target))}
          share={standing.reachedOfTarget}
        />
      </div>
      <div className={css.rules}>
        <div className="u-row u-space-between u-text-muted">
          <p>
            {words.rulesMet} <b className="u-text-ink">{rulesMet}</b>
          </p>
          {props.stages}
        </div>
        <ul className="u-row">
          {ruleIds.map((id) => (
            <li
              key={id}
              data-broken={id === brokenRule || undefined}
              data-near={(id === "consistency" && isUneven) || undefined}
            >
              {words.rules[id]}{" "}
              <span className="u-text-muted u-regular">
                {
                  {
                    dailyLoss: exactPercent(terms.dailyDrawdown),
                    maximumLoss: exactPercent(terms.maximumLoss),
                    tradingDays: whole(terms.days),
                    news: "",
                    weekends: "",
                    consistency: `${exactPercent(terms.consistency)}${isUneven ? ` · ${words.notYet}` : ""}`,
                    lotSize: whole(terms.lots),
                  }[id]
                }
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${css.payout} u-row u-space-between u-text-muted u-border-top`}>
        {words.payout}{" "}
        <b className="u-text-ink">
          {isClosed ? words.payoutNone : interpolate(words.payoutLater, { share: percent(terms.split) })}
        </b>
      </p>
    </Panel>
  );
}

interface MeterProps {
  term: string;
  figure: string;
  limit: string;
  /** Of the limit. */
  share: number;
  isBroken?: boolean;
}

const Meter = ({ term, figure, limit, share, isBroken }: MeterProps) => (
  <p className="u-text-muted">
    <span className={css.term}>{term}</span>
    <span className={css.figure}>
      <b className="u-text-ink">{figure}</b>
      {` / ${limit}`}
    </span>
    <svg
      className={css.meter}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      stroke="var(--line)"
      strokeWidth="6"
      aria-hidden="true"
    >
      <path d="M0 3h100" />
      <path
        data-broken={isBroken || undefined}
        d={`M0 3h${Math.round(100 * Math.min(1, Math.max(0, share)))}`}
        stroke="currentColor"
      />
    </svg>
  </p>
);
