import css from "./Workflow.module.css";

interface WorkflowProps {
  /** What the diagram shows, for those who cannot see it. */
  label: string;
  /** Three to six, in the order they happen. */
  steps: readonly { title: string; description: string }[];
}

/** Steps as stations on the tape, numbered; at the last of them the bell rings. */
export function Workflow({ label, steps }: WorkflowProps) {
  return (
    <figure className={css.workflow} aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ title, description }, index) => (
          <li key={title} className={css.step}>
            <span className={css.station}>
              {index === steps.length - 1 && <Rings />}
              <span className={css.number}>{index + 1}</span>
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The sound of the bell around the last station. */
function Rings() {
  return (
    <svg className={css.rings} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="30" />
      <circle cx="60" cy="60" r="42" />
      <circle cx="60" cy="60" r="54" />
    </svg>
  );
}
