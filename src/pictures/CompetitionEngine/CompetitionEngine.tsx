import type { ReactNode } from "react";
import { type Fact, FactRows } from "../FactRows.tsx";
import { line } from "../path.ts";
import css from "./CompetitionEngine.module.css";

interface Stage {
  title: string;
  /** Its time on the tape. */
  moment: string;
}

interface CompetitionEngineProps {
  /** Text alternative of the picture. */
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
    columns: { trader: string; drawdown: string; figure: string };
    /** Best first; returns since the opening bell, as fractions. */
    rows: readonly {
      name: string;
      account: string;
      /** What is wrong, shown in place of the account. */
      alarm?: string | undefined;
      drawdown: string;
      figure: string;
      returns: readonly number[];
    }[];
    /** The last changes of places, latest first. */
    changes: readonly { time: string; name: string; from: number; to: number }[];
  };
  podium: Stage & {
    /** Best first. */
    places: readonly { name: string; prize: string }[];
    /** The payment state of the prizes. */
    paid: string;
    /** The traders who came back, and their share of the field. */
    next: Fact & { share: string };
  };
}

/** One step to the right per point in time. */
const curve = (returns: readonly number[]): string =>
  line(
    returns.map((value) => Math.round(27 - value * 120)),
    1,
  );

/** One competition at three moments on the tape: set-up by the broker, trading, and the payout to three winners. */
export function CompetitionEngine({ label, setUp, live, podium }: CompetitionEngineProps) {
  return (
    <figure role="img" aria-label={label} data-drawing="first">
      <div className={css.tape} aria-hidden="true" data-part="draw" />
      <ol className={css.stages} aria-hidden="true">
        <StageOnTape {...setUp}>
          <p>
            <b className={css.name}>{setUp.name}</b>
            {setUp.host}
          </p>
          <dl>
            {setUp.choices.map(({ term, options }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={css.options}>
                  {options.map(({ name, chosen }) =>
                    chosen ? <b key={name}>{name}</b> : <span key={name}>{name}</span>,
                  )}
                </dd>
              </div>
            ))}
            <FactRows facts={setUp.facts} />
          </dl>
          <p className={css.action}>{setUp.action}</p>
        </StageOnTape>
        <StageOnTape {...live}>
          <p className={css.clock}>
            {live.facts.map(({ term, figure }) => (
              <span key={term}>
                {term}
                <b>{figure}</b>
              </span>
            ))}
          </p>
          <table className={css.board}>
            <thead>
              <tr>
                <td />
                <th>{live.columns.trader}</th>
                <td />
                <th>{live.columns.drawdown}</th>
                <th>{live.columns.figure}</th>
              </tr>
            </thead>
            <tbody>
              {live.rows.map(({ name, account, alarm, drawdown, figure, returns }, rank) => (
                <tr key={name}>
                  <td>{rank + 1}</td>
                  <th>
                    {`${name} `}
                    <small>{account}</small>
                  </th>
                  <td>
                    <svg viewBox="0 0 8 32" preserveAspectRatio="none" aria-hidden="true">
                      <path d={curve(returns)} data-part="draw" data-order="1" />
                    </svg>
                  </td>
                  <td>{alarm ? <em>{`${alarm} ${drawdown}`}</em> : drawdown}</td>
                  <td>{figure}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.changes}>
            {live.changes.map(({ time, name, from, to }) => (
              <span key={time}>
                {`${time} `}
                <b>{name}</b>
                {` ${from} → ${to}`}
              </span>
            ))}
          </p>
        </StageOnTape>
        <StageOnTape {...podium}>
          <ol className={css.plinths}>
            {podium.places.map(({ name, prize }, place) => (
              <li key={name} data-part="rise" data-order={podium.places.length + 1 - place}>
                {name}
                <b>{prize}</b>
                <i>{podium.paid}</i>
              </li>
            ))}
          </ol>
          <p>
            {`${podium.next.term} `}
            <b>{podium.next.figure}</b>
            {` ${podium.next.share}`}
          </p>
        </StageOnTape>
      </ol>
    </figure>
  );
}

function StageOnTape({ title, moment, children }: Stage & { children: ReactNode }) {
  return (
    <li className={css.stage}>
      <p className={css.moment}>
        <b>{title}</b>
        {` ${moment}`}
      </p>
      {children}
    </li>
  );
}
