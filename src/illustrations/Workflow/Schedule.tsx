import type { Stretch } from "../../content/pages/brokers.ts";
import { endOf } from "../../simulation/plan.ts";
import css from "./Schedule.module.css";

interface Step {
  title: string;
  description: string;
  stretches: readonly Stretch[];
}

interface ScheduleProps {
  /** Text alternative of the diagram. */
  label: string;
  /** In order. */
  steps: readonly Step[];
  /** The time since the start, such as `2 weeks`. */
  weeks: (number: number) => string;
}

const daysPerWeek = 7;
const fills = { work: "var(--ink)", longer: "var(--line-strong)", competition: "var(--brass)" };

/** Numbered steps, each with its days on one scale of weeks. */
export function Schedule({ label, steps, weeks }: ScheduleProps) {
  const count = Math.ceil(endOf(steps.flatMap(({ stretches }) => stretches)) / daysPerWeek);
  // Every fourth week, from the second on, so that long words have room.
  const lastLabel = count - ((count + 2) % 4);
  const position = (day: number) => `${(100 * day) / (count * daysPerWeek)}%`;
  return (
    <figure className={css.schedule} aria-label={label} data-drawing="">
      <p className={`${css.scale} u-chart-text u-text-muted`} aria-hidden="true">
        {[...Array(count).keys()].map((week) => (
          // The last label says what all of them count.
          <span key={week}>{week % 4 === 1 && (week + 1 < lastLabel ? week + 1 : weeks(lastLabel))}</span>
        ))}
      </p>
      <ol>
        {steps.map(({ title, description, stretches }, index) => (
          <li key={title}>
            <span className={`${css.number} u-heading-sm u-text-muted`}>{index + 1}</span>
            <h3 className="u-step-1">{title}</h3>
            <p className="u-small">{description}</p>
            <svg className={css.days} width="100%" aria-hidden="true" data-part="draw" data-order={index}>
              {[...Array(count + 1).keys()].map((week) => (
                <rect
                  key={week}
                  x={position(week * daysPerWeek)}
                  width="1"
                  height="100%"
                  fill="var(--line)"
                />
              ))}
              {/* What is certain is drawn over what may take longer. */}
              {[
                ...stretches.filter(({ kind }) => kind === "longer"),
                ...stretches.filter(({ kind }) => kind !== "longer"),
              ].map(({ from, to, kind }) => (
                <rect
                  key={from}
                  className={css.stretch}
                  x={position(from)}
                  width={position(to - from)}
                  fill={fills[kind]}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
