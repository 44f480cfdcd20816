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

interface Lane extends Span {
  name: string;
  duration: string;
  description: string;
  features: readonly string[];
  /** The tasks up to this point, in order. */
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

/** The eight weeks of an integration on the tape; below them each kind with its tasks and their owners. */
export function IntegrationTimeline({ label, start, weeks, lanes, children }: IntegrationTimelineProps) {
  return (
    <figure className={css.timeline} aria-label={label} data-drawing="first">
      <p className={css.scale} aria-hidden="true">
        <b>{start}</b>
        {weeks.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </p>
      {lanes.map(({ name, duration, description, features, tasks, from, to }, lane) => (
        <div key={name} className={css.lane}>
          <div className={css.kind}>
            <b>{name}</b>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <span className={css.window} data-from={from} data-to={to} />
          <div className={css.duration} data-from={from} data-to={to}>
            {duration}
          </div>
          <ol className={css.tasks} aria-hidden="true">
            {tasks.map((task, index) => (
              <li key={task.name}>
                <p>
                  <b>{task.name}</b> <span>{task.note}</span>
                </p>
                <span
                  className={css.bar}
                  data-from={task.from}
                  data-to={task.to}
                  data-owner={task.owner}
                  data-part="draw"
                  data-order={lane * 3 + index || undefined}
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
