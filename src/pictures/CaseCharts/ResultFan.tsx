import css from "./CaseCharts.module.css";
import { box, curves, heightOf } from "./curves.ts";

export interface FanRow {
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
  /** The greatest growth first. */
  rows: readonly FanRow[];
  /** Marks along the tape: the opening bell and three equal stretches. */
  axis: readonly [string, string, string, string];
  /** Half and a quarter more, a quarter and half less. */
  scale: readonly [string, string, string, string];
  /** What is said of the rows above the tape and of those below it. */
  directions: readonly [up: string, down: string];
}

/** Height of a label in the drawing's units: seven above the tape and five below leave room beside it. */
const labelHeight = 19;

/** Results leaving the tape at the opening bell, each line a link with its label: what grew above, what shrank below. */
export function ResultFan({ label, rows, axis, scale, directions }: ResultFanProps) {
  const lines = curves(rows.map(({ growth }) => growth));
  const [up, down] = directions;
  const [half, quarter, quarterLess, halfLess] = scale;
  const [bell, ...days] = axis;
  const list = (isUp: boolean) => (
    <ul>
      {rows.map(({ href, name, measure, figure, growth }, rank) => {
        const middle = labelHeight * (isUp ? rank + 0.5 : rank - rows.length + 0.5) + (isUp ? 0 : box.height);
        return (
          growth > 0 === isUp && (
            <li key={href}>
              <a href={href}>
                <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M${box.end} ${heightOf(growth)}L196 ${Math.round(middle)}`} />
                  <path d={lines[rank]} />
                </svg>
                <b>{figure}</b>
                <span>
                  <b>{name}</b> {measure}
                </span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
  return (
    <figure className={css.fan} aria-label={label}>
      <p className={css.scale} aria-hidden="true">
        <b>{bell}</b>
        <span>{half}</span>
        <span>{quarter}</span>
        <span />
        <span>{quarterLess}</span>
        <span>{halfLess}</span>
      </p>
      <p className={css.axis} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <div className={css.labels}>
        <p>↑ {up}</p>
        {list(true)}
        <p>↓ {down}</p>
        {list(false)}
      </div>
    </figure>
  );
}
