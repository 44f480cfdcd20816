import type { ReactNode } from "react";
import css from "./IntegrationTimeline.module.css";

/** Weeks since kick-off, whole, from 0 to 8. */
interface Span {
  from: number;
  to: number;
}

/** Who does a task: each has a hatching of its own. */
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
  /** What is done until then, in order. */
  tasks: readonly Task[];
}

interface IntegrationTimelineProps {
  /** What the plan is, told in one sentence in the place of its bars. */
  label: string;
  start: string;
  today: string;
  /** The weeks, as figures. */
  weeks: readonly string[];
  /** The kinds of integration: the weeks in which each goes live, and the way there. */
  lanes: readonly Lane[];
  /** What a partner's developers see meanwhile. */
  children: ReactNode;
}

/** Weeks that are over on the day that the plan shows. */
const elapsed = 2;

/** Eight weeks of an integration, as figures on the tape; tasks and owners hang below them. */
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
