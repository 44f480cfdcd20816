import css from "./ResultBoard.module.css";

export interface BoardRow {
  measure: string;
  /** Growths as fractions, below 0 for falls, and the same as the visitor reads them. */
  growths: readonly number[];
  figures: string;
}

interface ResultBoardProps {
  /** What is said of the measures that fall and of those that grow. */
  directions: readonly [down: string, up: string];
  rows: readonly BoardRow[];
  /** A quarter, a half and three quarters less, then as much more. */
  scale: readonly string[];
}

/** All results on one scale, a dot for each: what fell to the left of the bell, what grew to the right of it. */
export function ResultBoard({ directions, rows, scale }: ResultBoardProps) {
  return directions.map((direction, side) => (
    <div key={direction} className={css.side}>
      <h3>{direction}</h3>
      <p className={css.scale} aria-hidden="true">
        {scale.slice(3 * side, 3 * side + 3).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <ul>
        {rows
          .filter(({ growths }) => growths.every((growth) => growth > 0 === (side === 1)))
          .map(({ measure, growths, figures }) => {
            const points = growths.map((growth) => Math.round(Math.abs(growth) * 100));
            return (
              <li key={measure}>
                <b>{measure}</b> <span>{figures}</span>
                <svg viewBox="0 0 89 2" preserveAspectRatio="none" aria-hidden="true">
                  {points.length > 1 && <path d={`M${Math.min(...points)} 1H${Math.max(...points)}`} />}
                  <path d={points.map((point) => `M${point} 1h0`).join("")} />
                </svg>
              </li>
            );
          })}
      </ul>
    </div>
  ));
}
