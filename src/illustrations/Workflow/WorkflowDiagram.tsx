import css from "./WorkflowDiagram.module.css";

interface Step {
  title: string;
  description: string;
}

interface WorkflowProps {
  /** Text alternative of the diagram. */
  label: string;
  /** Three to six steps, in order. */
  steps: readonly Step[];
}

/** Numbered steps on a timeline that ends at the bell. */
export function WorkflowDiagram({ label, steps }: WorkflowProps) {
  return (
    <figure aria-label={label} data-drawing="">
      <ol className={css.steps}>
        {steps.map(({ title, description }, index) => (
          <li key={title} className={css.step} data-part="appear" data-order={index}>
            {index === 0 && (
              <div className={`${css.line} u-accent-border-top u-from-1024`} aria-hidden="true" />
            )}
            <span className={`${css.number} u-semibold u-step--1`}>{index + 1}</span>
            <div className={`${css.text} u-stack`}>
              <h3 className="u-step-2">{title}</h3>
              <p className="u-text-muted">{description}</p>
            </div>
            {index === steps.length - 1 && <Bell />}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The bell at the end of the timeline. */
const Bell = () => (
  <svg
    className={css.bell}
    viewBox="-16 -16 32 32"
    width="32"
    height="32"
    stroke="var(--brass-deep)"
    aria-hidden="true"
  >
    <circle r="15.5" fill="var(--tint, var(--paper))" />
    <circle r="8.5" fill="var(--brass)" />
  </svg>
);
