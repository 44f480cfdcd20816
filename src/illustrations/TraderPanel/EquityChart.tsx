import type { ReactNode } from "react";
import { unscaledStroke } from "../unscaledStroke.ts";
import { height, margin, round, width } from "./curve.ts";
import css from "./TraderPanel.module.css";

/** A level of the chart. @param y in the chart's units */
interface Level {
  y: number;
  figure: string;
}

interface EquityChartProps {
  /** The height of the daily limit on each day, the last one today's. */
  limits: readonly number[];
  /** The name of the daily limit. */
  dailyLimit: string;
  /** What is written beside the chart. */
  levels: readonly Level[];
  /** Lines behind the area of the limit. */
  lines?: ReactNode;
  /** More names of levels. */
  texts?: { before: ReactNode; after: ReactNode };
  /** The equity, as paths. */
  children: ReactNode;
}

/** A place along the chart or down it, in percent. @param y in the chart's units */
export const at = (y: number): string => `${(100 * y) / height}%`;

/** The equity of an account over the area that its daily limit forbids. */
export function EquityChart({ limits, dailyLimit, levels, lines, texts, children }: EquityChartProps) {
  const floor = height - margin;
  const day = round(width / limits.length);
  return (
    <div className={css.chart}>
      <svg
        className={`${css.plot} u-fill-parent u-text-muted`}
        fill="currentColor"
        overflow="visible"
        aria-hidden="true"
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a chart hidden from assistive technology. */}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          stroke="currentColor"
          fill="none"
          overflow="visible"
        >
          {lines}
          <path
            className="u-negative"
            d={`M0 ${floor}${limits.map((limit) => `V${limit}h${day}`).join("")}V${floor}z`}
            fill="currentColor"
            fillOpacity=".09"
            strokeDasharray="5 4"
            {...unscaledStroke}
          />
          <g className={css.equity} strokeWidth="2.5" strokeLinejoin="round" data-part="draw">
            {children}
          </g>
        </svg>
        {texts?.before}
        {/* Beside the edge of the area, and where it is highest. */}
        <text x="0.75em" y={at(Math.max(...limits))} dy="1.4em">
          {dailyLimit}
        </text>
        {texts?.after}
      </svg>
      <svg className="u-fill-parent u-semibold" fill="currentColor" overflow="visible" aria-hidden="true">
        {levels.map(({ y, figure }) => (
          <text key={figure} x=".85em" y={at(y)} dy=".35em">
            {figure}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface AxisProps {
  /** Days, or trades of one day. */
  units: number;
  height: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The time below the chart, with a tick at the end of each unit. */
export const Axis = ({ units, className, children, ...props }: AxisProps) => (
  <div className={css.axis}>
    <svg
      className={className}
      width="100%"
      height={props.height}
      fill="currentColor"
      overflow="visible"
      aria-hidden="true"
    >
      {Array.from({ length: units + 1 }, (_, unit) => at((height * unit) / units)).map((x) => (
        <rect key={x} className={css.tick} x={x} width="1" height="0.5rem" />
      ))}
      {children}
    </svg>
  </div>
);
