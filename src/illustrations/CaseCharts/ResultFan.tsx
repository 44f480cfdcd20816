import type { ReactNode } from "react";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { box, curves, fanSteps, heightOf, labelMiddles, leadWidth, multiple, stepOf } from "./curves.ts";
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
  /** The launch, and three days at equal intervals before it and after it. */
  launch: string;
  days: readonly string[];
  /** Captions of the rows above the timeline and of those below it. */
  directions: readonly [up: string, down: string];
  /** The line of the reader, which has no result yet, and the id of the dialog that its link opens. */
  you: { figure: string; name: string; measure: string; dialog: string };
}

/** The end of a line, which tells its group without colour: a disc, a square, or a ring of two strokes. */
const End = ({ group, at }: { group: Group; at: string }) => (
  <>
    <path className={css.end} d={at} />
    {group === "communities" && <path className={css.hole} d={at} />}
  </>
);

/** What leads from the end of a line to its label; it carries no data. */
const Lead = ({ children }: { children: ReactNode }) => (
  <svg
    className={css.lead}
    viewBox={`0 0 ${leadWidth} ${box.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    data-part="draw"
    data-order="1"
  >
    {children}
  </svg>
);

/**
 * Results as links on lines through 180 days: level before the launch, growth above the timeline and falls below it
 * afterwards. On the timeline itself, the line of the reader is dotted, since nobody knows where it leads.
 */
export function ResultFan({
  label,
  sample,
  scale,
  groups,
  rows,
  launch,
  days,
  directions,
  you,
}: ResultFanProps) {
  const growths = rows.map(({ growth }) => growth);
  const step = stepOf(growths, fanSteps);
  const lines = curves(growths, step);
  const above = growths.filter((growth) => growth > 0).length;
  const middles = labelMiddles(above, rows.length - above);
  const [up, down] = directions;
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
                        aria-hidden="true"
                        data-part="draw"
                      >
                        <path className={css.before} d={lines[rank]?.before} />
                        <path className={css.after} d={lines[rank]?.after} />
                        {/* Wide enough to point at. */}
                        <path className={css.target} d={lines[rank]?.after} />
                        <End group={group} at={`M${box.width} ${heightOf(growth, step)}h0`} />
                      </svg>
                      <Lead>
                        <path
                          d={`M0 ${heightOf(growth, step)}L${leadWidth} ${middles[rank]}`}
                          stroke="var(--lead)"
                        />
                      </Lead>
                      <b className="u-heading-sm">{figure}</b> <b className="u-text-ink u-semibold">{name}</b>{" "}
                      <span>{measure}</span>
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
        <SampleTag className={css.sample}>{sample}</SampleTag>
        <p className={`${css.scale} u-text-muted`} aria-hidden="true">
          <b className="u-text-ink u-semibold">{launch}</b>
          <span>{multiple(2 * step)}</span>
          <span>{multiple(step)}</span>
          <span />
          <span>{multiple(-step)}</span>
          <span>{multiple(-2 * step)}</span>
        </p>
        <div className={css.axis} aria-hidden="true" />
        <p className={`${css.days} u-text-muted`} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <div className={css.labels}>
          {side(true, up)}
          <a
            href={`#${you.dialog}`}
            aria-haspopup="dialog"
            data-opens={you.dialog}
            className={`${css.label} ${css.you} u-text-muted`}
          >
            <svg
              viewBox={`0 0 ${box.width} ${box.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              data-part="draw"
              data-order="2"
            >
              <path className={css.after} d={`M${box.launch} 150H${box.width}`} />
              <path className={css.target} d={`M${box.launch} 150H${box.width}`} />
            </svg>
            <Lead>
              <path className={css.after} d={`M0 150H${leadWidth}`} />
            </Lead>
            <b className="u-heading-sm">{you.figure}</b> <b className="u-text-ink u-semibold">{you.name}</b>{" "}
            <span>{you.measure}</span>
          </a>
          {side(false, down)}
        </div>
      </div>
      <figcaption className={`${css.key} u-row u-text-muted`}>
        {groups.map(({ id, name }) => (
          <span key={id} className={css[id]}>
            <svg width="36" height="10" aria-hidden="true">
              <path className={css.after} d="M0 5h32" />
              <End group={id} at="M31 5h0" />
            </svg>
            {name}
          </span>
        ))}
        <span>{scale}</span>
      </figcaption>
    </figure>
  );
}
