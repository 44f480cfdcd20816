import { equityCurve } from "../seed.ts";
import css from "./CompetitionBoard.module.css";

interface Row {
  name: string;
  /** The trading account behind the row. */
  account: string;
  /** The return in the visitor's form. */
  figure: string;
  /** Returns since the opening bell, as fractions. */
  returns: readonly number[];
}

interface CompetitionBoardProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  host: string;
  name: string;
  live: string;
  facts: readonly { term: string; figure: string }[];
  /** Best first. */
  rows: readonly Row[];
  /** Marks along the tape, from the opening bell to now. */
  axis: readonly string[];
}

const width = 1000;
const height = 320;
const plot = 896;
const zero = 276;
const scale = 1130;

const y = (value: number): number => Math.round(zero - value * scale);

function curve(returns: readonly number[], seed: number): string {
  const [start = 0, ...heights] = equityCurve(returns, seed, 4).map(y);
  const step = plot / heights.length;
  // Relative steps of one width: half the bytes of coordinates.
  return heights.reduce(
    (path, height, index) => `${path}l${step} ${height - (heights[index - 1] ?? start)}`,
    `M0 ${start}`,
  );
}

/** From the end of a curve to the middle of its row: the leaderboard is the chart's legend. */
function leader(last: number, rank: number, ranks: number): string {
  const middle = Math.round((height / ranks) * (rank + 0.5));
  return `M${plot} ${y(last)}L${width - 30} ${middle}H${width}`;
}

/** A running competition: equity curves along the tape, each ending at its trader's place in the leaderboard. */
export function CompetitionBoard({ label, host, name, live, facts, rows, axis }: CompetitionBoardProps) {
  return (
    <figure className={css.board} aria-label={label}>
      <div className={css.head}>
        <p className={css.host}>
          <span>{host}</span> {name}
        </p>
        <p className={css.live}>{live}</p>
        <dl className={css.facts}>
          {facts.map(({ term, figure }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <svg
        className={css.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={css.grid}
          d={[0.05, 0.1, 0.15, 0.2].map((value) => `M0 ${y(value)}H${plot}`).join("")}
        />
        {rows.map((row, rank) => (
          <g key={row.name} className={css.trader}>
            <path className={css.curve} d={curve(row.returns, 11 + rank * 7)} />
            <path className={css.leader} d={leader(row.returns.at(-1) ?? 0, rank, rows.length)} />
          </g>
        ))}
      </svg>
      <ol className={css.rows}>
        {rows.map((row, rank) => (
          <li key={row.name}>
            <span className={css.rank} aria-hidden="true">
              {rank + 1}
            </span>
            <span className={css.row}>
              <span className={css.name}>{row.name}</span>
              <span className={css.account}>{row.account}</span>
              <span className={css.figure}>{row.figure}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={css.axis} aria-hidden="true">
        {axis.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </figure>
  );
}
