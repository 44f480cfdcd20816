import css from "./IntegrationTimeline.module.css";

/** Weeks since kick-off, whole, from 0 to 8. */
interface Span {
  from: number;
  to: number;
}

interface Window extends Span {
  name: string;
  duration: string;
  description: string;
  features: readonly string[];
}

interface Task extends Span {
  name: string;
  note: string;
}

interface IntegrationTimelineProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** When each kind of integration goes live; they stand on the tape. */
  windows: readonly Window[];
  /** Names of the weeks 0, 2, 4, 6 and 8. */
  marks: readonly string[];
  /** What is done until then, in order; they hang below the tape. */
  tasks: readonly Task[];
}

/**
 * Eight weeks of an integration on the tape. The figure takes over the columns and the first of the rows of a grid
 * around it, so that what is said beside the windows keeps clear of the tape.
 */
export function IntegrationTimeline({ label, windows, marks, tasks }: IntegrationTimelineProps) {
  return (
    <figure className={css.timeline} aria-label={label}>
      <ul className={css.windows}>
        {windows.map(({ name, duration, description, features, from, to }) => (
          <li key={name} className={css.window} data-from={from} data-to={to}>
            <p className={css.name}>{name}</p>
            <p className={css.duration}>{duration}</p>
            <p className={css.description}>{description}</p>
            <ul className={css.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={css.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <ol className={css.tasks}>
        {tasks.map(({ name, note, from, to }) => (
          <li key={name} className={css.task}>
            <span className={css.bar} data-from={from} data-to={to} />
            <span className={css.text} data-from={from}>
              <b>{name}</b> <span className={css.note}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
