import { noise } from "../seed.ts";
import css from "./CaseCharts.module.css";

interface Row {
  href: string;
  name: string;
  measure: string;
  /** The growth in the visitor's form. */
  figure: string;
  /** Growth since the opening bell as a fraction, below 0 for a fall. */
  growth: number;
}

interface ResultFanProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  rows: readonly Row[];
  /** Marks along the tape: the opening bell and three equal stretches. */
  axis: readonly [string, string, string, string];
}

const width = 100;
const bell = 6;
const stretch = 26;
const end = bell + 3 * stretch;
/** Height of a row in the drawing's own units: a tenth of a row is as fine as it needs to be. */
const row = 10;

/** Results fanning out from the opening bell along the tape, each ending at its row: the greatest growth first. */
export function ResultFan({ label, rows, axis }: ResultFanProps) {
  const sorted = [...rows].sort((one, other) => other.growth - one.growth);
  const height = sorted.length * row;
  const highest = sorted[0]?.growth ?? 0;
  const lowest = sorted.at(-1)?.growth ?? 0;
  const y = (growth: number) =>
    Math.round(row / 2 + ((highest - growth) / (highest - lowest)) * (height - row));

  const random = noise(7);
  const curve = ({ growth }: Row) => {
    const [start = 0, ...heights] = [0, 0.36 + random() * 0.14, 0.78 + random() * 0.1, 1].map((share) =>
      y(share * growth),
    );
    // Relative steps of one width: half the bytes of coordinates.
    return heights.reduce(
      (path, height, index) => `${path}l${stretch} ${height - (heights[index - 1] ?? start)}`,
      `M${bell} ${start}`,
    );
  };
  const leader = ({ growth }: Row, rank: number) => `M${end} ${y(growth)}L97 ${row * (rank + 0.5)}h3`;

  return (
    <figure className={css.fan} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={axis.map((_, index) => `M${bell + index * stretch} 0v${height}`).join("")} />
        <path d={sorted.map(leader).join("")} />
        <path d={`M0 ${y(0)}h${end}`} />
        <path d={sorted.map(curve).join("")} />
      </svg>
      <p className={css.axis} aria-hidden="true">
        {axis.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <ul>
        {sorted.map(({ href, name, measure, figure }) => (
          <li key={href}>
            <a href={href}>
              <b>{figure}</b>
              <span>
                <b>{name}</b> {measure}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </figure>
  );
}
