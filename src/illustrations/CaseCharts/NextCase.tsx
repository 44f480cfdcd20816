import { unscaledStroke } from "../unscaledStroke.ts";
import { box, curves, fanSteps, stepOf } from "./curves.ts";
import css from "./NextCase.module.css";

const line = { fill: "none", strokeLinecap: "round", ...unscaledStroke } as const;

/** The lines of all results after the launch, for a file of symbols: `id` names them there. */
export const NextCaseDrawing = ({ id, growths }: { id: string; growths: readonly number[] }) => (
  <path
    id={id}
    d={curves(growths, stepOf(growths, fanSteps))
      .map(({ after }) => after)
      .join("")}
    stroke="var(--line-strong)"
    strokeWidth="1.5"
    {...line}
  />
);

interface NextCaseProps {
  /** The address of its `NextCaseDrawing`. */
  drawing: string;
  /** Whose line the next one is. */
  you: string;
}

/** Where the reader's line ends, above the timeline: among the lines of growth, where there is room. No scale gives it a number. */
const yourEnd = box.height / 2 - 55;

/** The lines of all results without labels, and among them the next one: dotted, from the launch to the reader. */
export const NextCase = ({ drawing, you }: NextCaseProps) => (
  <div className={css.next} aria-hidden="true" data-drawing="" data-branded="">
    <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
      <use data-part="draw" href={drawing} />
      <path d={`M0 ${box.height / 2}H${box.launch}`} stroke="var(--brass)" strokeWidth="2" {...line} />
      <path
        data-part="draw"
        data-order="2"
        d={`M${box.launch} ${box.height / 2}Q${box.launch + 50} ${yourEnd} ${box.width} ${yourEnd}`}
        stroke="var(--brand, var(--brass))"
        strokeWidth="5"
        strokeDasharray="0.1 9"
        {...line}
      />
      <path
        d={`M${box.launch} ${box.height / 2}h0`}
        stroke="var(--brand, var(--brass))"
        strokeWidth="20"
        {...line}
      />
    </svg>
    <b className="u-heading-sm" data-part="appear" data-order="3">
      {you}
    </b>
  </div>
);
