import { box, curves, fanSteps, stepOf } from "./curves.ts";
import css from "./NextCase.module.css";

/** The end of the next case's line. */
const tip = "M128 18";

/** The lines of all results without labels, and next to them the unfinished line of the next case. */
export function NextCase({ growths }: { growths: readonly number[] }) {
  return (
    <svg
      className={css.next}
      viewBox={`0 0 ${box.end} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-drawing=""
    >
      <path d={curves(growths, stepOf(growths, fanSteps)).join("")} />
      <path data-part="draw" d={`M0 ${box.height / 2}C36 96 80 40 ${tip.slice(1)}`} />
      <path data-part="appear" data-order="2" d={`${tip}h0`} />
    </svg>
  );
}
