import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { type Account, ruleIds, type Standing, type Terms } from "../../simulation/challenge.ts";
import type { Direction } from "../../simulation/trade.ts";
import { interpolate } from "../interpolate.ts";
import { challengeChart, height } from "./challengeChart.ts";
import css from "./MiniIllustrations.module.css";
import { Answer, Window } from "./Window.tsx";

interface ChallengeMeterProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Pick<
    Templates<"prop-firms:picture">,
    | "firm"
    | "account"
    | "stages"
    | "profitTarget"
    | "dailyLimit"
    | "rulesMet"
    | "rules"
    | "onTrack"
    | "ruleBroken"
  > &
    Pick<Templates<"home:audiences.picture">, "challenge"> &
    Pick<Templates<"home:audiences.trade.marks">, "met">;
  numberFormats: NumberFormats;
  trader: string;
  /** The time of day. */
  time: string;
  terms: Terms;
  /** Before the trade. */
  account: Account;
  /** After it. */
  standing: Standing;
  /** The gain of the largest trade, as a fraction, for which the chart has room. */
  highest: number;
  /** In dollars: the result, and what was lost since the morning before it, and with all of it; and the share until the account was closed. */
  trade?:
    | {
        direction: Direction;
        result: number;
        lostBefore: number;
        wouldLose: number;
        seen: number;
      }
    | undefined;
}

/** A challenge account: progress to the target, distance from the daily limit, and the rules that are met. */
export function ChallengeMeter(props: ChallengeMeterProps) {
  const { sample, words, numberFormats, trader, time, terms, account, standing, highest, trade } = props;
  const { exactDollars, percent, shortDollars } = numberFormats;
  const { morning, profit, lost, state, brokenRule } = standing;
  const { y, path, width, ...chart } = challengeChart({
    gains: [...account.before, ...account.today.slice(1)],
    highest,
  });
  const amount = (share: number) => exactDollars(Math.round(share * terms.size));
  const isClosed = state === "closed";
  const rulesMet = `${standing.rulesMet} / ${ruleIds.length}`;
  const meters = [
    { term: words.profitTarget, value: profit, share: standing.reachedOfTarget, limit: terms.target },
    {
      term: words.dailyLimit,
      value: lost,
      share: standing.usedOfLimit,
      limit: terms.dailyDrawdown,
      isBroken: isClosed,
    },
  ];
  return (
    <Window
      sample={sample}
      label={interpolate(words.challenge, {
        gain: exactDollars(profit),
        target: amount(terms.target),
        rules: rulesMet,
      })}
      owner={words.firm}
      state={interpolate(words.account, { size: shortDollars(terms.size), trader })}
      sum={
        trade
          ? sumOf(morning, trade, exactDollars, isClosed ? amount(terms.dailyDrawdown) : undefined)
          : `${exactDollars(morning)} − ${exactDollars(lost)} = ${exactDollars(profit)}`
      }
      answers={
        <>
          {meters.map(({ term, value, share, limit, isBroken = false }) => (
            <div key={term}>
              <Answer term={term} figure={exactDollars(value)} limit={amount(limit)} isBroken={isBroken} />
              <svg
                className={css.meter}
                width="100%"
                height="4"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                strokeWidth="8"
                aria-hidden="true"
              >
                <path d="M0 2h100" stroke="var(--line)" />
                <path
                  d={`M0 2h${Math.round(100 * Math.min(1, Math.max(0, share)))}`}
                  data-broken={isBroken || undefined}
                  data-part="fill"
                  data-order="2"
                />
              </svg>
            </div>
          ))}
          <Answer
            term={words.rulesMet}
            figure={brokenRule ? `${rulesMet} · ${words.rules[brokenRule]}` : rulesMet}
            isBroken={brokenRule !== undefined}
          />
        </>
      }
    >
      <ol className={`${css.stages} u-equal-columns`}>
        {Object.entries(words.stages).map(([id, stage], index) => (
          <li key={id} className={index === 0 ? `${css.current} u-semibold` : "u-text-muted"}>
            {stage}
          </li>
        ))}
      </ol>
      <p className="u-row u-space-between u-chart-text">
        <span className="u-text-muted">{`${words.profitTarget} ${percent(terms.target)}`}</span>{" "}
        <b className="u-positive" data-broken={isClosed || undefined}>
          {isClosed ? interpolate(words.ruleBroken, { time }) : state === "open" ? words.onTrack : words.met}
        </b>
      </p>
      <svg
        className={css.chart}
        width="100%"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={`M0 ${y(terms.target)}h${width}`} strokeWidth="1" strokeDasharray="3 4" />
        <path d={`M0 ${y(0)}h${width}`} stroke="var(--line)" strokeWidth="1" />
        <path d={path} data-part="draw" />
        <path
          className="u-negative"
          stroke="currentColor"
          strokeDasharray="3 3"
          d={trade && trade.direction < 0 ? chart.limit(account.today[0] - terms.dailyDrawdown) : undefined}
        />
        <path className={css.trade} d={trade && chart.trade(standing.gain, trade.seen)} />
      </svg>
    </Window>
  );
}

/** The arithmetic of a trade: of the profit, or of what is lost today. @param limit if the loss is beyond it */
function sumOf(
  morning: number,
  { direction, result, lostBefore, wouldLose }: NonNullable<ChallengeMeterProps["trade"]>,
  dollars: (amount: number) => string,
  limit: string | undefined,
): string {
  if (direction > 0)
    return `${dollars(morning - lostBefore)} + ${dollars(result)} = ${dollars(morning - wouldLose)}`;
  const loss = `${dollars(lostBefore)} + ${dollars(-result)} = ${dollars(wouldLose)}`;
  return limit === undefined ? loss : `${loss} > ${limit}`;
}
