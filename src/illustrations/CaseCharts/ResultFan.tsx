import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { unscaledStroke } from "../unscaledStroke.ts";
import { box, curves, fanSteps, growthAfter, heightOf, labelMiddles, stepOf } from "./curves.ts";
import css from "./ResultFan.module.css";

type Group = "brokers" | "propFirms" | "communities";

interface FanRow {
  href: string;
  /** Whose case it is; each group has its colour. */
  group: Group;
  name: string;
  measure: string;
  /** The growth as text. */
  figure: string;
  /** Growth since the opening bell as a fraction, negative for a fall. */
  growth: number;
}

interface ResultFanProps {
  /** Text alternative of the picture. */
  label: string;
  /** The tag of invented results. */
  sample: string | undefined;
  /** What the scale is. */
  scale: string;
  /** The names of the groups, for the key. */
  groups: readonly { id: Group; name: string }[];
  /** The greatest growth first. */
  rows: readonly FanRow[];
  /** Marks on the timeline: the opening bell and three equal intervals. */
  axis: readonly [string, string, string, string];
  /** Formats a growth for the scale. */
  change: (growth: number) => string;
  /** Captions of the rows above the timeline and of those below it. */
  directions: readonly [up: string, down: string];
}

const line = { fill: "none", ...unscaledStroke } as const;

/** Results as links on lines that leave the timeline at the opening bell: growth above it, falls below. */
export function ResultFan({ label, sample, scale, groups, rows, axis, change, directions }: ResultFanProps) {
  const growths = rows.map(({ growth }) => growth);
  const step = stepOf(growths, fanSteps);
  const lines = curves(growths, step);
  const above = growths.filter((growth) => growth > 0).length;
  const middles = labelMiddles(above, rows.length - above);
  const [up, down] = directions;
  const [bell, ...days] = axis;
  const side = (isUp: boolean, direction: string) => (
    <div>
      {growths.some((growth) => growth > 0 === isUp) && (
        <>
          <p className="u-semibold">{`${isUp ? "↑" : "↓"} ${direction}`}</p>
          <ul>
            {rows.map(
              ({ href, group, name, measure, figure, growth }, rank) =>
                growth > 0 === isUp && (
                  <li key={href}>
                    <a href={href} className={`${css.label} ${css[group]} u-text-muted`}>
                      <svg
                        viewBox={`0 0 ${box.width} ${box.height}`}
                        preserveAspectRatio="none"
                        pointerEvents="none"
                        aria-hidden="true"
                        data-part="draw"
                      >
                        {/* The lines that lead to labels carry no data. */}
                        <path
                          d={`M${box.end} ${heightOf(growth, step)}L196 ${middles[rank]}`}
                          stroke="var(--line-strong)"
                          {...line}
                        />
                        <path d={lines[rank]} stroke="var(--group)" strokeWidth="2" {...line} />
                      </svg>
                      <b className="u-heading-sm u-text-ink">{figure}</b>
                      <span>
                        <b className="u-text-ink u-semibold u-block">{name}</b>
                        {` ${measure}`}
                      </span>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </div>
  );
  return (
    <figure className={`${css.chart} u-panel-text`} aria-label={label} data-drawing="first">
      <div className={css.fan}>
        <p className={`${css.scale} u-text-muted`} aria-hidden="true">
          <b className="u-text-ink u-semibold">{bell}</b>
          <span>{change(growthAfter(2 * step))}</span>
          <span>{change(growthAfter(step))}</span>
          <span />
          <span>{change(growthAfter(-step))}</span>
          <span>{change(growthAfter(-2 * step))}</span>
        </p>
        <div className={css.axis} aria-hidden="true" />
        <p className={`${css.days} u-text-muted`} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <div className={css.labels}>
          {side(true, up)}
          {side(false, down)}
        </div>
      </div>
      <figcaption className={`${css.key} u-row u-text-muted`}>
        <SampleTag>{sample}</SampleTag>
        {groups.map(({ id, name }) => (
          <span key={id} className={css[id]}>
            {name}
          </span>
        ))}
        <span>{scale}</span>
      </figcaption>
    </figure>
  );
}
