import css from "./Workflow.module.css";

interface Step {
  title: string;
  description: string;
  /** The address of a line drawing that stands on the tape, in a view box of 160 by 96. */
  drawing?: string | undefined;
}

interface WorkflowProps {
  /** Text alternative of the diagram. */
  label: string;
  /** `tape`: drawings on the tape; `timetable`: rows along an upright tape. */
  form: "tape" | "timetable";
  /** Three to six steps, in order. */
  steps: readonly Step[];
}

/** Numbered steps on a tape that ends at the bell. */
export function Workflow({ label, form, steps }: WorkflowProps) {
  return (
    <figure aria-label={label} data-drawing="">
      <ol className={`${css.steps} ${css[form]}`}>
        {steps.map(({ title, description, drawing }, index) => (
          <li
            key={title}
            className={css.step}
            data-part={form === "tape" ? undefined : "appear"}
            data-order={index}
          >
            {form === "tape" && index === 0 && (
              <div className={`${css.line} ticks across from-tablet`} aria-hidden="true" />
            )}
            {drawing && (
              <svg
                className={css.drawing}
                viewBox="0 0 160 96"
                width="192"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                overflow="visible"
                aria-hidden="true"
                data-part="draw"
                data-order={index}
              >
                <use href={drawing} />
              </svg>
            )}
            <span className={form === "tape" ? `${css.number} step--1` : css.number}>{index + 1}</span>
            <div className={`${css.text} ${form === "timetable" ? "split" : "stack"}`}>
              <h3 className="step-2">{title}</h3>
              <p className="muted">{description}</p>
            </div>
            {index === steps.length - 1 && <Bell />}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The bell at the end of the tape. */
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
