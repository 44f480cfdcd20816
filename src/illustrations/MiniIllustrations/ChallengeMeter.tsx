import type { challenge } from "../../content/sample/firm.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import { type ChartScale, challengeChart, height } from "./challengeChart.ts";
import css from "./MiniIllustrations.module.css";
import { Answer, Window } from "./Window.tsx";

interface ChallengeMeterProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Pick<
    English["prop-firms"]["picture"],
    "firm" | "account" | "stages" | "profitTarget" | "dailyLimit" | "rulesMet" | "rules" | "onTrack"
  > & { label: string };
  numberFormats: NumberFormats;
  challenge: typeof challenge;
  /** The gain this morning. */
  morning: number;
  scale: ChartScale;
}

/** A challenge account: progress to the target, distance from the daily limit, and the rules that are met. */
export function ChallengeMeter({
  sample,
  words,
  numberFormats,
  challenge,
  morning,
  scale,
}: ChallengeMeterProps) {
  const { exactDollars, percent } = numberFormats;
  const { size, target, dailyDrawdown } = challenge;
  const { y, path, width } = challengeChart(scale);
  const gain = scale.gains.at(-1) ?? 0;
  const amount = (share: number) => exactDollars(Math.round(share * size));
  const meters = [
    { term: words.profitTarget, value: gain, limit: target, live: "profit" },
    { term: words.dailyLimit, value: morning - gain, limit: dailyDrawdown, live: "lost" },
  ];
  return (
    <Window
      sample={sample}
      label={words.label}
      owner={words.firm}
      state={words.account}
      sum={`${amount(morning)} − ${amount(morning - gain)} = ${amount(gain)}`}
      answers={
        <>
          {meters.map(({ term, value, limit, live }) => (
            <div key={term}>
              <Answer term={term} figure={amount(value)} live={live} limit={amount(limit)} />
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
                  d={`M0 2h${Math.round((100 * value) / limit)}`}
                  data-live={`${live}Share`}
                  data-part="fill"
                  data-order="2"
                />
              </svg>
            </div>
          ))}
          <Answer
            term={words.rulesMet}
            figure={`${words.rules.length} / ${words.rules.length}`}
            live="rules"
          />
        </>
      }
    >
      <ol className={`${css.stages} u-equal-columns`}>
        {words.stages.map((stage, index) => (
          <li key={stage} className={index === 0 ? `${css.current} u-semibold` : "u-text-muted"}>
            {stage}
          </li>
        ))}
      </ol>
      <p className="u-row u-space-between u-chart-text">
        <span className="u-text-muted">{`${words.profitTarget} ${percent(target)}`}</span>{" "}
        <b className="u-positive" data-live="state">
          {words.onTrack}
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
        <path d={`M0 ${y(target)}h${width}`} strokeWidth="1" strokeDasharray="3 4" />
        <path d={`M0 ${y(0)}h${width}`} stroke="var(--line)" strokeWidth="1" />
        <path d={path} data-part="draw" />
        <path className="u-negative" stroke="currentColor" strokeDasharray="3 3" data-live="limit" />
        <path className={css.trade} data-live="trade" />
      </svg>
    </Window>
  );
}
