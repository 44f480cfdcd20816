import type { ReactNode } from "react";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { unscaledStroke } from "../unscaledStroke.ts";
import css from "./CaseLine.module.css";
import { caseLine, lineBox } from "./caseLine.ts";

interface CaseLineDrawingProps {
  id: string;
  measure: Parameters<typeof caseLine>[0];
  seed: number;
  /** Days since the launch on which something was done or said. */
  days: readonly number[];
}

/** The course of a measure and what leads from it to the moments below, for a file of symbols: ids name both there. */
export function CaseLineDrawing({ id, measure, seed, days }: CaseLineDrawingProps) {
  const { before, after, points, stems, leaders } = caseLine(measure, seed, days);
  return (
    <>
      <g id={id} fill="none" strokeLinejoin="round">
        <path d="M90 0V200" stroke="currentColor" strokeOpacity="0.6" {...unscaledStroke} />
        <path d={before} stroke="var(--line-strong)" strokeWidth="2" {...unscaledStroke} />
        <path d={after} stroke="currentColor" strokeWidth="3" {...unscaledStroke} />
      </g>
      <g id={`${id}-days`} fill="none" stroke="var(--brass)" strokeLinecap="round">
        <path d={stems} {...unscaledStroke} />
        <path d={points} stroke="currentColor" strokeWidth="11" {...unscaledStroke} />
        <path d={points} strokeWidth="7" {...unscaledStroke} />
      </g>
      <path id={`${id}-leaders`} d={leaders} fill="none" stroke="var(--brass)" {...unscaledStroke} />
    </>
  );
}

/** Only the course, small. @param drawing the address of its `CaseLineDrawing` */
export const CaseCourse = ({ drawing, children }: { drawing: string; children?: ReactNode }) => (
  <svg
    className="u-text-ink"
    viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
    preserveAspectRatio="none"
    overflow="visible"
    aria-hidden="true"
  >
    <use href={drawing} />
    {children}
  </svg>
);

interface CaseLineProps {
  /** Text alternative of the picture. */
  label: string;
  /** The address of its `CaseLineDrawing`. */
  drawing: string;
  /** The tag of invented results. */
  sample: string | undefined;
  /** What is measured. */
  measure: string;
  /** The marks of the axis of values, the lowest first. */
  values: readonly string[];
  /** Days every thirty days from the first to the last. */
  days: readonly string[];
  /** The dates of the first day, the launch and the last day. */
  dates: readonly [string, string, string];
}

/** The course of a case's main measure on 180 days, with units on one axis and days and dates on the other. */
export function CaseLine({ label, drawing, sample, measure, values, days, dates }: CaseLineProps) {
  return (
    <figure className={`${css.line} u-panel-text u-text-muted`} role="img" aria-label={label}>
      <div aria-hidden="true">
        <p className="u-row u-space-between">
          <b className="u-text-ink">{measure}</b> <SampleTag>{sample}</SampleTag>
        </p>
        <p className={css.plot}>
          {values.toReversed().map((value) => (
            <span key={value}>{value}</span>
          ))}
          <CaseCourse drawing={drawing}>
            <use href={`${drawing}-days`} />
          </CaseCourse>
        </p>
        <p className={css.days}>
          {days.map((day, index) => (
            <span key={day}>
              {day}
              {index % 3 === 0 && <b>{dates[index / 3]}</b>}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

/** Lines from the days of moments to their columns below. @param drawing the address of its `CaseLineDrawing` */
export const CaseLeaders = ({ drawing }: { drawing: string }) => (
  <svg className={css.leaders} viewBox="0 0 225 10" preserveAspectRatio="none" aria-hidden="true">
    <use href={`${drawing}-leaders`} />
  </svg>
);
