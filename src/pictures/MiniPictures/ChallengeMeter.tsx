import type { Account, challenge } from "../../facts/sample/firm.ts";
import type { English } from "../../languages/words/english.ts";
import type { Numbers } from "../../languages/words/numbers.ts";
import { equityCurve } from "../equityCurve.ts";
import { line } from "../path.ts";
import css from "./MiniPictures.module.css";
import { Window } from "./Window.tsx";

interface ChallengeMeterProps {
  words: Pick<English["home"]["audiences"]["picture"], "challenge" | "profitTarget" | "rulesMet"> &
    Pick<English["prop-firms"]["picture"], "firm" | "account" | "stages" | "dailyLimit" | "rules">;
  numbers: Numbers;
  challenge: typeof challenge;
  account: Pick<Account, "before" | "today">;
}

/** A challenge account: progress to the target, distance from the daily limit, and the rules it keeps. */
export function ChallengeMeter({ words, numbers, challenge, account }: ChallengeMeterProps) {
  const { dollars, percent } = numbers;
  const { before, today } = account;
  const { size, target, dailyDrawdown } = challenge;
  const y = (gain: number): number => Math.round(92 - (72 * gain) / target);
  const heights = equityCurve([...before, ...today], 3, 4, 0.004).map(y);
  const width = heights.length - 1;
  const gain = today.at(-1) ?? 0;
  const meters = [
    { name: words.profitTarget, value: gain, limit: target },
    { name: words.dailyLimit, value: today[0] - gain, limit: dailyDrawdown },
  ];
  return (
    <Window label={words.challenge} owner={words.firm} state={words.account}>
      <ol className={`${css.stages} u-columns`}>
        {words.stages.map((stage, index) => (
          <li key={stage} className={index === 0 ? `${css.current} u-strong` : "u-muted"}>
            {stage}
          </li>
        ))}
      </ol>
      <p className="u-muted u-tiny">{`${words.profitTarget} ${percent(target)}`}</p>
      <svg
        width="100%"
        height="112"
        viewBox={`0 0 ${width} 112`}
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--brand, var(--ink))"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path
          d={`M0 ${y(target)}h${width}`}
          strokeWidth="1"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M0 ${y(0)}h${width}`}
          stroke="var(--line)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path d={line(heights, 1)} vectorEffect="non-scaling-stroke" data-part="draw" />
      </svg>
      {meters.map(({ name, value, limit }) => (
        <div key={name} className={`${css.meter} u-ruled`}>
          <p className="u-row u-apart">
            <span className="u-muted">{name}</span>
            <b>
              {dollars(value * size)} <span className="u-muted u-regular">/ {dollars(limit * size)}</span>
            </b>
          </p>
          <svg
            width="100%"
            height="6"
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            stroke="var(--brand, var(--ink))"
            strokeWidth="6"
            aria-hidden="true"
          >
            <path d="M0 3h100" stroke="var(--line)" />
            <path d={`M0 3h${Math.round((100 * value) / limit)}`} data-part="fill" data-order="2" />
          </svg>
        </div>
      ))}
      <p className={`${css.rules} u-row u-apart u-ruled`}>
        <span className="u-muted">{words.rulesMet}</span>{" "}
        <b className="u-gain">{`${words.rules.length} / ${words.rules.length}`}</b>
      </p>
      <ul className={css.checks}>
        {words.rules.map((rule) => (
          <li key={rule}>
            <b className="u-gain">✓</b> {rule}
          </li>
        ))}
      </ul>
    </Window>
  );
}
