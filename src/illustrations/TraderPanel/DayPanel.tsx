import type { Account as OpenAccount } from "../../content/sample/firm.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { Trade } from "../../simulation/challenge.ts";
import { interpolate } from "../interpolate.ts";
import { unscaledStroke } from "../unscaledStroke.ts";
import { AccountPanel, type AccountProps } from "./AccountPanel.tsx";
import { equityLine, heightOfDay, lastTrade, placeInLast } from "./curve.ts";
import { Axis, EquityChart } from "./EquityChart.tsx";
import css from "./TraderPanel.module.css";

type DayTrade = OpenAccount["trades"][number];

interface DayPanelProps extends AccountProps {
  words: AccountProps["words"] & {
    part: Templates<"prop-firms:tradeSize.part">;
    sides: Record<DayTrade["side"], string>;
  };
  /** The trades of the day; the size of the last one is that of `trade`. */
  trades: readonly DayTrade[];
  /** What the last one did to the account. */
  trade: Trade;
}

/** The panel of an account on one day: each trade up to the last, with the daily limit in the middle. */
export function DayPanel({ trades, trade, ...panel }: DayPanelProps) {
  const { words, terms, standing } = panel;
  const { dollars, whole } = panel.numberFormats;
  const { account, result, wouldLose, seen } = trade;
  const [morning, ...later] = account.today;
  const { length: count } = trades;
  const y = heightOfDay(morning, terms.dailyDrawdown);
  const start = y(later.at(-2) ?? morning);
  const isClosed = standing.state === "closed";
  const end = y(standing.gain);
  const dollarsOf = (index: number) =>
    dollars(Math.round(((account.today[index + 1] ?? 0) - (account.today[index] ?? 0)) * terms.size));
  const lastResult = isClosed
    ? interpolate(words.part, { part: dollarsOf(count - 1), trade: dollars(result) })
    : dollars(result);
  return (
    <AccountPanel {...panel}>
      <EquityChart
        limits={[y(morning - terms.dailyDrawdown)]}
        dailyLimit={words.dailyLimit}
        levels={[
          {
            y: y(morning - terms.dailyDrawdown),
            figure: dollars((1 + morning - terms.dailyDrawdown) * terms.size),
          },
        ]}
      >
        <path
          d={equityLine([[morning, ...later.slice(0, -1)]], y, placeInLast(count, 0))}
          {...unscaledStroke}
        />
        <path
          className="u-negative"
          d={isClosed ? lastTrade(count, start, y(morning - wouldLose / terms.size)) : undefined}
          strokeDasharray="6 5"
          {...unscaledStroke}
        />
        <path
          className={css.trade}
          data-broken={isClosed || undefined}
          d={lastTrade(count, start, end, seen)}
          strokeWidth="7"
          {...unscaledStroke}
        />
        <path
          data-broken={isClosed || undefined}
          d={`M${placeInLast(count, seen)} ${end}h0`}
          strokeWidth="11"
          strokeLinecap="round"
          {...unscaledStroke}
        />
      </EquityChart>
      <Axis units={count} height="5rem" className={css.trades}>
        {trades.map(({ time, side, lots, symbol }, index) => {
          const isLast = index === count - 1;
          const x = `${Math.round((100 * (index + 1)) / count)}%`;
          const details = [
            `${words.sides[side]} ${whole(lots)} ${symbol}`,
            isLast ? lastResult : dollarsOf(index),
          ];
          return (
            <text
              key={time}
              className={isLast ? css.now : undefined}
              x={x}
              dx="-.55em"
              y="1.9em"
              textAnchor="end"
            >
              {time}
              {details.map((detail, line) => (
                <tspan
                  // biome-ignore lint/suspicious/noArrayIndexKey: the size, then the result.
                  key={line}
                  className={isLast ? undefined : css.earlier}
                  x={x}
                  dx="-.55em"
                  dy="1.4em"
                >
                  {detail}
                </tspan>
              ))}
            </text>
          );
        })}
      </Axis>
    </AccountPanel>
  );
}
