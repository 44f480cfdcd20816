import type { ReactNode } from "react";
import css from "./CompetitionEngine.module.css";

interface Fact {
  term: string;
  figure: string;
}

interface Stage {
  title: string;
  /** Its moment on the tape. */
  moment: string;
}

interface CompetitionEngineProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  setUp: Stage & {
    host: string;
    name: string;
    choices: readonly { term: string; options: readonly { name: string; chosen: boolean }[] }[];
    facts: readonly Fact[];
    action: string;
  };
  live: Stage & {
    facts: readonly Fact[];
    /** Best first; returns since the opening bell, as fractions. */
    rows: readonly { name: string; account: string; figure: string; returns: readonly number[] }[];
  };
  podium: Stage & {
    /** Best first. */
    places: readonly { name: string; prize: string }[];
    facts: readonly Fact[];
  };
}

/** One step to the right for each moment, drawn from point to point: short numbers make a short path. */
const curve = (returns: readonly number[]): string => {
  const [start = 0, ...heights] = returns.map((value) => Math.round(27 - value * 120));
  const steps = heights.map((height, moment) => `1 ${height - (heights[moment - 1] ?? start)}`);
  return `M0 ${start}l${steps.join(" ").replaceAll(" -", "-")}`;
};

/** One competition at three moments on the tape: the broker sets it up, traders overtake, three of them win. */
export function CompetitionEngine({ label, setUp, live, podium }: CompetitionEngineProps) {
  return (
    <figure aria-label={label}>
      <ol className={css.stages}>
        <StageOnTape {...setUp}>
          <p className={css.name}>
            <span>{setUp.host}</span>
            {setUp.name}
          </p>
          <dl className={css.facts}>
            {setUp.choices.map(({ term, options }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={css.options}>
                  {options.map(({ name, chosen }) => (
                    <span key={name} className={chosen ? css.chosen : undefined}>
                      {name}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
            <Facts facts={setUp.facts} />
          </dl>
          <p className={css.action}>{setUp.action}</p>
        </StageOnTape>
        <StageOnTape className={css.live} {...live}>
          <dl>
            <Facts facts={live.facts} />
          </dl>
          <ol className={css.rows}>
            {live.rows.map(({ name, account, figure, returns }, rank) => (
              <li key={name}>
                <div className={css.row}>
                  <span className={css.rank} aria-hidden="true">
                    {rank + 1}
                  </span>
                  <span>
                    <b>{name}</b>
                    <span className={css.account}>{account}</span>
                  </span>
                  <svg viewBox="0 0 8 32" preserveAspectRatio="none" aria-hidden="true">
                    <path d={curve(returns)} />
                  </svg>
                  <b className={css.figure}>{figure}</b>
                </div>
              </li>
            ))}
          </ol>
        </StageOnTape>
        <StageOnTape className={css.podium} {...podium}>
          <ol className={css.plinths}>
            {podium.places.map(({ name, prize }) => (
              <li key={name}>
                <span>{name}</span>
                <b>{prize}</b>
              </li>
            ))}
          </ol>
          <dl className={css.facts}>
            <Facts facts={podium.facts} />
          </dl>
        </StageOnTape>
      </ol>
    </figure>
  );
}

interface StageOnTapeProps extends Stage {
  className?: string | undefined;
  children: ReactNode;
}

function StageOnTape({ title, moment, className = "", children }: StageOnTapeProps) {
  return (
    <li className={css.stage}>
      <p className={css.moment}>
        <b>{title}</b> {moment}
      </p>
      <div className={`${css.panel} ${className}`.trim()}>{children}</div>
    </li>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ term, figure }) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{figure}</dd>
    </div>
  ));
}
