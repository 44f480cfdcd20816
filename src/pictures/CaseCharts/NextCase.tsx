import { unscaledStroke } from "../unscaledStroke.ts";
import { box, curves, fanSteps, stepOf } from "./curves.ts";

/** The end of the next case's line. */
const tip = "M128 18";

const line = { fill: "none", strokeLinecap: "round", ...unscaledStroke } as const;

/** The lines of all results without labels, and next to them the unfinished line of the next case. */
export function NextCase({ growths }: { growths: readonly number[] }) {
  return (
    <svg
      className="u-fill"
      viewBox={`0 0 ${box.end} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-drawing=""
    >
      <path
        d={curves(growths, stepOf(growths, fanSteps)).join("")}
        stroke="var(--line-strong)"
        strokeOpacity="0.8"
        {...line}
      />
      <path
        data-part="draw"
        d={`M0 ${box.height / 2}C36 96 80 40 ${tip.slice(1)}`}
        stroke="var(--brand, var(--on-dark))"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        {...line}
      />
      <path
        data-part="appear"
        data-order="2"
        d={`${tip}h0`}
        stroke="var(--brass)"
        strokeWidth="14"
        {...line}
      />
    </svg>
  );
}
