import { unscaledStroke } from "../unscaledStroke.ts";
import { doublings, multiple, stepOf } from "./curves.ts";
import css from "./ResultBoard.module.css";

interface BoardRow {
  measure: string;
  /** Growths as fractions, negative for falls, and the same as text. */
  growths: readonly number[];
  figures: string;
}

interface ResultBoardProps {
  /** Captions of the measures that fall and of those that grow. */
  directions: readonly [down: string, up: string];
  rows: readonly BoardRow[];
}

/** Width of a side and of one step of its scale; the styles repeat the ratio as `28%`. */
const board = { width: 89, step: 25 } as const;

const dots = { ...unscaledStroke, strokeWidth: 9, strokeLinecap: "round" } as const;

/**
 * All results on one scale of doublings, a dot for each: falls to the left of the bell, growth to the right. All results of a
 * measure are on one side; a side without results is left out.
 */
export function ResultBoard({ directions, rows }: ResultBoardProps) {
  const step = stepOf(
    rows.flatMap(({ growths }) => growths),
    board.width / board.step - 0.1,
  );
  return directions.map((direction, index) => {
    const sign = index === 0 ? -1 : 1;
    const own = rows.filter(({ growths }) => growths.every((growth) => growth * sign > 0));
    if (own.length === 0) return null;
    return (
      <div key={direction} className={`${css.side} u-panel-text ${sign < 0 ? css.down : ""}`.trim()}>
        <h3 className="u-label u-step--1">{direction}</h3>
        <p className={`${css.scale} u-text-muted u-text-end`} aria-hidden="true">
          {[1, 2, 3].map((steps) => (
            <span key={steps}>{multiple(sign * steps * step)}</span>
          ))}
        </p>
        <ul>
          {own.map(({ measure, growths, figures }) => {
            const points = growths.map((growth) =>
              Math.round((Math.abs(doublings(growth)) / step) * board.step),
            );
            return (
              <li key={measure}>
                <b className="u-semibold">{measure}</b>{" "}
                <span className="u-text-muted u-tabular">{figures}</span>
                <svg
                  viewBox={`0 0 ${board.width} 2`}
                  preserveAspectRatio="none"
                  width="100%"
                  overflow="visible"
                  aria-hidden="true"
                >
                  {points.length > 1 && (
                    <path
                      d={`M${Math.min(...points)} 1H${Math.max(...points)}`}
                      stroke="var(--line-strong)"
                      {...unscaledStroke}
                    />
                  )}
                  <path d={points.map((point) => `M${point} 1h0`).join("")} stroke="var(--ink)" {...dots} />
                </svg>
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
