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
  today: string;
  /** Labels of the weeks. */
  weeks: readonly string[];
  /** The kinds of integration: the weeks in which each goes live, and the tasks before. */
  lanes: readonly Lane[];
  /** What a partner's developers see in the meantime. */
  children: ReactNode;
}

/** Weeks that have passed on the day shown. */
const elapsed = 2;

/** The eight weeks of an integration on the tape, with tasks and owners below them. */
export function IntegrationTimeline({
  label,
  start,
  today,
  weeks,
  lanes,
  children,
}: IntegrationTimelineProps) {
  return (
    <figure className={css.timeline} aria-label={label}>
      <p className={css.weeks} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </p>
      <p className={css.scale} aria-hidden="true">
        <span>{start}</span>
        <b>{today}</b>
      </p>
      {lanes.map(({ name, duration, description, features, tasks, from, to }) => (
        <div key={name} className={css.lane}>
          <span className={css.window} data-from={from} data-to={to} />
          <div className={css.head} data-from={from}>
            <p>
              <b>{name}</b> <span className={css.duration}>{duration}</span>
            </p>
            <p>{description}</p>
          </div>
          <ul className={css.features} data-from={from}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ol className={css.tasks} aria-hidden="true">
            {tasks.map((task) => (
              <li key={task.name} className={css.task}>
                <span className={css.text} data-from={task.from}>
                  <b data-done={task.to <= elapsed || undefined}>{task.name}</b> <span>{task.note}</span>
                </span>
                <span className={css.bar} data-from={task.from} data-to={task.to} data-owner={task.owner} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {children}
    </figure>
  );
}
