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
    <figure aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ title, description }, index) => (
          <li key={title} className={css.step}>
            <span className={css.station}>{index + 1}</span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
