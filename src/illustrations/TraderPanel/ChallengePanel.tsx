import type { Account } from "../../simulation/challenge.ts";
import { interpolate } from "../interpolate.ts";
import { unscaledStroke } from "../unscaledStroke.ts";
import { AccountPanel, type AccountProps } from "./AccountPanel.tsx";
import { equityLine, height, heightIn, margin, type Sessions, width } from "./curve.ts";
import { Axis, at, EquityChart } from "./EquityChart.tsx";
import css from "./TraderPanel.module.css";

interface ChallengePanelProps extends AccountProps {
  account: Account;
}

/** Earlier days, the last first: on a narrow panel there is room for fewer. */
const roomFor = [css.earlier, css.fromSmall];

/** The panel of an account since its opening: equity between the target and the limits, day by day. */
export function ChallengePanel({ account: { before, today }, ...panel }: ChallengePanelProps) {
  const { words, terms, time, standing } = panel;
  const { dollars } = panel.numberFormats;
  const amount = (share: number) => dollars(share * terms.size);
  const sessions: Sessions = [
    ...before.slice(1).map((close, day) => [before[day] ?? 0, close] as const),
    today,
  ];
  const y = heightIn(terms.target, -terms.maximumLoss);
  const floor = height - margin;
  const limits = sessions.map(([morning]) => y(morning - terms.dailyDrawdown));
  const border = (level: number) => `M-${width} ${level}h${2 * width}`;
  const marks = markedDays(before.length - 1);
  return (
    <AccountPanel {...panel}>
      <EquityChart
        limits={limits}
        dailyLimit={words.dailyLimit}
        levels={[
          { y: limits.at(-1) ?? floor, figure: amount(1 + today[0] - terms.dailyDrawdown) },
          { y: margin, figure: amount(1 + terms.target) },
          { y: floor, figure: amount(1 - terms.maximumLoss) },
        ]}
        lines={
          <>
            <path className="u-positive" d={border(margin)} {...unscaledStroke} />
            <path className="u-negative" d={border(floor)} {...unscaledStroke} />
          </>
        }
        texts={{
          before: (
            <text y={at(margin)} dy="-.5em">
              {words.profitTarget}
            </text>
          ),
          // A narrow chart has room for one of the two.
          after: (
            <text className="u-from-768" x="0.75em" y={at(floor)} dy="-.5em">
              {words.maximumLoss}
            </text>
          ),
        }}
      >
        <path d={equityLine(sessions, y)} {...unscaledStroke} />
        <path
          d={`M${width} ${y(standing.gain)}h0`}
          strokeWidth="11"
          strokeLinecap="round"
          {...unscaledStroke}
        />
      </EquityChart>
      <Axis units={sessions.length} height="2.5rem">
        {marks.map((day, index) => (
          <text
            key={day}
            className={roomFor[marks.length - 1 - index]}
            x={`${Math.round((100 * day) / sessions.length)}%`}
            y="1.9em"
            textAnchor="middle"
          >
            {interpolate(words.day, { day: `${day}` })}
          </text>
        ))}
        <text className={css.now} x="100%" y="1.9em" textAnchor="end">
          {`${words.today} ${time}`}
        </text>
      </Axis>
    </AccountPanel>
  );
}

/** At most three days with a name, as far apart as they can be. @param days before today */
export function markedDays(days: number): number[] {
  const apart = Math.ceil(days / 3);
  return Array.from({ length: days }, (_, day) => day + 1).filter((day) => (day - 1) % apart === 0);
}
