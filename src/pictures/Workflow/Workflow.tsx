import css from "./Workflow.module.css";

interface Step {
  title: string;
  description: string;
  /**
   * A line drawing in a box of 160 by 96 that stands on the tape: the data of one SVG path, or the address of one in a
   * file of symbols.
   */
  drawing?: string | undefined;
}

interface WorkflowProps {
  /** What the diagram shows, for those who cannot see it. */
  label: string;
  /** Three to six, in the order they happen. */
  steps: readonly Step[];
}

/** Steps on the tape: what happens at each is drawn on it, or its number stands there; at the last of them the bell rings. */
export function Workflow({ label, steps }: WorkflowProps) {
  return (
    <figure aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ title, description, drawing }, index) => (
          <li key={title} className={css.step}>
            {drawing && (
              <svg viewBox="0 0 160 96" aria-hidden="true">
                {drawing.includes("#") ? <use href={drawing} /> : <path d={drawing} />}
              </svg>
            )}
            <span className={drawing ? css.number : css.numeral}>{index + 1}</span>
            <div className={css.text}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
