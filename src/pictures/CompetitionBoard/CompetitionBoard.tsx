import { toneClass } from "../../ui/Band/tone.ts";
import { BrandText } from "../BrandText.tsx";
import { equityCurve } from "../equityCurve.ts";
import { type Fact, FactRows } from "../FactRows.tsx";
import { line } from "../path.ts";
import css from "./CompetitionBoard.module.css";

interface Standing {
  name: string;
  platform: string;
  trades: string;
  drawdown: string;
}

interface Row extends Standing {
  /** Places gained since the morning; negative if lost. */
  moved: number;
  /** The return as text. */
  figure: string;
  /** The return before the last changes of rank. */
  figureBefore: string;
  /** Rows that it comes down from the rank before; negative if it comes up. */
  rowsDown: number;
  prize?: string | undefined;
}

interface Curve {
  name: string;
  figure: string;
  /** Returns since the opening bell, as fractions. */
  returns: readonly number[];
}

interface CompetitionBoardProps {
  /** Text alternative of the picture. */
  label: string;
  host: string;
  domain: string;
  name: string;
  live: string;
  facts: readonly Fact[];
  columns: Record<keyof Standing | "figure" | "prize", string>;
  /** Traders with a prize, then those without, best first. */
  paid: readonly Row[];
  unpaid: readonly Row[];
  prizesEnd: string;
  /** The trader who broke a rule. */
  out: Standing & { reason: string; returns: readonly number[] };
  /** Best first. */
  curves: readonly Curve[];
  /** Grid lines of the chart. */
  levels: readonly { value: number; figure: string }[];
  /** Marks on the tape: three from the opening bell on, then now. */
  axis: readonly string[];
}

// The chart's own units: six to a day, so that whole ones lead from point to point, which takes fewer bytes. Its right
// edge is the closing bell, two days from now.
const width = 84;
const height = 220;
const now = 72;
const scale = 920;
const steps = 9;

const y = (value: number): number => Math.round(height - value * scale);
const percent = (length: number): string => `${Math.round((1000 * length) / height) / 10}%`;

function curve(returns: readonly number[], seed: number): string {
  const heights = equityCurve(returns, seed, steps, 0.008).map(y);
  return line(heights, Math.floor((100 * now) / (heights.length - 1)) / 100);
}

/** Moves down labels that would overlap the one above. */
function apart(heights: readonly number[], gap: number): number[] {
  let next = 0;
  return heights.map((height) => {
    const placed = Math.max(height, next);
    next = placed + gap;
    return placed;
  });
}

/** A trading competition: the leaderboard, and below it the equity of every trader along the tape, up to now. */
export function CompetitionBoard({
  label,
  host,
  domain,
  name,
  live,
  facts,
  axis,
  ...floor
}: CompetitionBoardProps) {
  return (
    <figure
      className={`${css.board} ${toneClass("night")}`}
      role="img"
      aria-label={label}
      data-drawing="first"
    >
      <div className={css.standings} aria-hidden="true">
        <div className={css.head}>
          <p className={css.host}>
            <BrandText kind="name">{host}</BrandText> {name}
          </p>
          <p className={css.domain}>
            <BrandText kind="domain">{domain}</BrandText>
          </p>
          <p className={css.live}>{live}</p>
          <dl className={css.facts}>
            <FactRows facts={facts} />
          </dl>
        </div>
        <Leaderboard {...floor} />
      </div>
      <div aria-hidden="true">
        <Chart {...floor} />
        <p className={css.axis}>
          {axis.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}

type LeaderboardProps = Pick<CompetitionBoardProps, "columns" | "paid" | "unpaid" | "prizesEnd" | "out">;

function Leaderboard({ columns, paid, unpaid, prizesEnd, out }: LeaderboardProps) {
  return (
    <table className={css.rows}>
      <thead>
        <tr>
          <td />
          <td />
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.platform}</th>
          <th scope="col">{columns.trades}</th>
          <th scope="col">{columns.drawdown}</th>
          <th scope="col">{columns.figure}</th>
          <th scope="col">{columns.prize}</th>
        </tr>
      </thead>
      <tbody>
        {paid.map((row, index) => (
          <Place key={row.name} rank={index + 1} {...row} />
        ))}
      </tbody>
      <tbody>
        <tr className={css.cut}>
          <td colSpan={8}>
            <span>{prizesEnd}</span>
          </td>
        </tr>
        {unpaid.map((row, index) => (
          <Place key={row.name} rank={paid.length + index + 1} {...row} />
        ))}
        <tr className={css.out}>
          <td>×</td>
          <td />
          <StandingCells {...out} />
          <td colSpan={2}>{out.reason}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** When the ranks change: after the curves are drawn. */
const overtaking = 4;

function Place({ rank, moved, figure, figureBefore, rowsDown, prize, ...standing }: Row & { rank: number }) {
  const moves = rowsDown !== 0 && { "data-part": "move", "data-order": overtaking };
  return (
    <tr data-rows-down={rowsDown || undefined}>
      <td>{rank}</td>
      <td className={moved > 0 ? css.gain : moved < 0 ? css.loss : undefined}>
        {moved > 0 ? `▲${moved}` : moved < 0 ? `▼${-moved}` : ""}
      </td>
      <StandingCells {...standing} moves={moves} />
      <td {...moves}>{moves ? <span data-before={figureBefore}>{figure}</span> : figure}</td>
      <td>{prize}</td>
    </tr>
  );
}

function StandingCells({ name, platform, trades, drawdown, moves }: Standing & { moves?: object | false }) {
  return (
    <>
      <th scope="row" {...moves}>
        {name}
      </th>
      <td {...moves}>{platform}</td>
      <td {...moves}>{trades}</td>
      <td {...moves}>{drawdown}</td>
    </>
  );
}

function Chart({ curves, levels, out }: Pick<CompetitionBoardProps, "curves" | "levels" | "out">) {
  const ends = curves.map(({ returns }) => y(returns.at(-1) ?? 0));
  const labels = apart(ends, 20);
  const broken = y(out.returns.at(-1) ?? 0);
  return (
    <div className={css.chart}>
      <svg
        className={css.curves}
        data-part="draw"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.grid} d={levels.map(({ value }) => `M0 ${y(value)}h${width}`).join("")} />
        <path className={css.now} d={`M${now} 0v${height}`} />
        {curves.map(({ name, returns }, rank) => (
          <path key={name} className={css.curve} d={curve(returns, 11 + rank * 7)} />
        ))}
        <path className={css.broken} d={curve(out.returns, 5)} />
      </svg>
      <svg className={css.legend} aria-hidden="true">
        {levels.map(({ value, figure }) => (
          <text key={value} y={percent(y(value))} dy="-4">
            {figure}
          </text>
        ))}
        {curves.map(({ name, figure }, rank) => (
          <text
            key={name}
            className={css.end}
            data-part="appear"
            data-order="6"
            x="86.4%"
            y={percent(labels[rank] ?? 0)}
            dy="4"
          >
            {rank + 1}
            <tspan dx="6">{name}</tspan>
            <tspan dx="6">{figure}</tspan>
          </text>
        ))}
        <text className={css.end} data-part="appear" data-order="6" x="86.4%" y={percent(broken)} dy="4">
          ×<tspan dx="6">{out.name}</tspan>
        </text>
      </svg>
    </div>
  );
}
