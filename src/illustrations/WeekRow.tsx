import { Fragment, type ReactNode } from "react";
import css from "./WeekRow.module.css";

/** Whole weeks since the set-up call, from 0. */
interface Span {
  from: number;
  to: number;
  content: ReactNode;
}

interface WeekRowProps {
  /** The number of weeks across the row. */
  weeks: number;
  /** What is at which weeks, in order and without overlaps. */
  spans: readonly Span[];
  /** Whether the spans are items of a list, not only a drawing. */
  isList?: boolean;
  className?: string | undefined;
}

/** A row of weeks of the same width; each span is as wide as its weeks. */
export function WeekRow({ weeks, spans, isList = false, className = "" }: WeekRowProps) {
  const end = spans.at(-1)?.to ?? 0;
  return (
    <table className={`${css.row} ${className}`.trim()} role="presentation">
      <tbody>
        <tr role={isList ? "list" : undefined}>
          {spans.map(({ from, to, content }, index) => {
            const before = from - (spans[index - 1]?.to ?? 0);
            return (
              <Fragment key={from}>
                {before > 0 && <td colSpan={before} aria-hidden="true" />}
                <td colSpan={to - from} role={isList ? "listitem" : undefined}>
                  {content}
                </td>
              </Fragment>
            );
          })}
          {end < weeks && <td colSpan={weeks - end} aria-hidden="true" />}
        </tr>
      </tbody>
    </table>
  );
}
