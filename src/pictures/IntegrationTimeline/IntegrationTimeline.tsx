import type { ReactNode } from "react";
import css from "./IntegrationTimeline.module.css";

/** Whole weeks since kick-off, from 0 to 8. */
interface Span {
  from: number;
  to: number;
}

/** Who does a task; each has its own hatching. */
export type Owner = "partner" | "platform" | "both";

interface Task extends Span {
  name: string;
  note: string;
  owner: Owner;
}

interface Lane {
  name: string;
  duration: string;
  description: string;
  features: readonly string[];
  /** In order. */
  tasks: readonly Task[];
}

interface IntegrationTimelineProps {
  /** Text alternative of the bars. */
  label: string;
  start: string;
  /** Labels of the weeks. */
  weeks: readonly string[];
  /** The kinds of integration: the weeks in which each goes live, and the tasks before. */
  lanes: readonly Lane[];
  /** What a partner's developers see in the meantime. */
  children: ReactNode;
}

/** The eight weeks of an integration on the tape: one schedule of tasks and owners for both kinds. */
export function IntegrationTimeline({ label, start, weeks, lanes, children }: IntegrationTimelineProps) {
  return (
    <figure className={css.timeline} aria-label={label} data-drawing="first">
      <p className={css.weeks} aria-hidden="true">
        <span>{start}</span>
        {weeks.map((week) => (
          <b key={week}>{week}</b>
        ))}
      </p>
      {lanes.map(({ name, duration, description, features, tasks }, group) => (
        <div key={name} className={css.lane}>
          <div className={css.head}>
            <p>
              {name} <b>{duration}</b>
            </p>
            <p>{description}</p>
          </div>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ol className={css.tasks} aria-hidden="true">
            {tasks.map((task) => (
              <li key={task.name} className={css.task}>
                <span className={css.text}>
                  <b>{task.name}</b> <span>{task.note}</span>
                </span>
                <span
                  className={css.bar}
                  data-from={task.from}
                  data-to={task.to}
                  data-owner={task.owner}
                  data-part="draw"
                  data-order={group * 3 + 1}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {children}
    </figure>
  );
}
