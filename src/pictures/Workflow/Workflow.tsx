import css from "./Workflow.module.css";

interface Step {
  title: string;
  description: string;
  /** The address of a drawing, in a box as of its form. */
  drawing?: string | undefined;
}

interface WorkflowProps {
  /** Text alternative of the diagram. */
  label: string;
  /** `timeline`: drawings along a line; `timetable`: rows along an upright line, each with a drawing at its end. */
  form: "timeline" | "timetable";
  /** Three to six steps, in order. */
  steps: readonly Step[];
}

/** The boxes of drawings. */
const boxes = { timeline: "0 0 160 96", timetable: "0 0 208 80" };

/** Numbered steps on a timeline that ends at the bell. */
export function Workflow({ label, form, steps }: WorkflowProps) {
  const isTimeline = form === "timeline";
  return (
    <figure aria-label={label} data-drawing="">
      <ol className={`${css.steps} ${css[form]}`}>
        {steps.map(({ title, description, drawing }, index) => {
          const picture = drawing && (
            <svg
              className={css.drawing}
              viewBox={boxes[form]}
              width={isTimeline ? 192 : undefined}
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
          );
          return (
            <li
              key={title}
              className={css.step}
              data-part={isTimeline ? undefined : "appear"}
              data-order={index}
            >
              {isTimeline && index === 0 && (
                <div className={`${css.line} u-ticks u-full-bleed u-from-1024`} aria-hidden="true" />
              )}
              {isTimeline && picture}
              <span className={`${css.number} u-strong ${isTimeline ? "u-step--1" : ""}`.trim()}>
                {index + 1}
              </span>
              <div className={isTimeline ? `${css.text} u-stack` : css.row}>
                <h3 className="u-step-2">{title}</h3>
                <p className="u-muted">{description}</p>
                {!isTimeline && picture}
              </div>
              {index === steps.length - 1 && <Bell />}
            </li>
          );
        })}
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
