import css from "./Workflow.module.css";

interface Step {
  title: string;
  description: string;
  /**
   * A line drawing that stands on the tape, in a view box of 160 by 96: path data, or the address of a symbol in a
   * file.
   */
  drawing?: string | undefined;
}

interface WorkflowProps {
  /** Text alternative of the diagram. */
  label: string;
  /** Three to six steps, in order. */
  steps: readonly Step[];
}

/** Steps on the tape, each with a drawing or its number on it; the last one has the bell. */
export function Workflow({ label, steps }: WorkflowProps) {
  return (
    <figure aria-label={label} data-drawing="">
      <ol className={css.steps}>
        {steps.map(({ title, description, drawing }, index) => (
          <li key={title} className={css.step}>
            {drawing && (
              <svg viewBox="0 0 160 96" aria-hidden="true" data-part="draw" data-order={index}>
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
