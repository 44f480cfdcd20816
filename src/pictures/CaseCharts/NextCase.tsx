import { box, curves, fanSteps, stepOf } from "./curves.ts";
import css from "./NextCase.module.css";

/** Where the line that is still open has come to. */
const tip = "M128 18";

/** The results once more, without a word, and beside them the line of the next one: it has left the bell and goes on. */
export function NextCase({ growths }: { growths: readonly number[] }) {
  return (
    <svg
      className={css.next}
      viewBox={`0 0 ${box.end} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={curves(growths, stepOf(growths, fanSteps)).join("")} />
      <path d={`M0 ${box.height / 2}C36 96 80 40 ${tip.slice(1)}`} />
      <path d={`${tip}h0`} />
    </svg>
  );
}
