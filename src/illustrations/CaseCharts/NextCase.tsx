import { unscaledStroke } from "../unscaledStroke.ts";
import { box, curves, fanSteps, stepOf } from "./curves.ts";

const line = { fill: "none", strokeLinecap: "round", ...unscaledStroke } as const;

/** The lines of all results without labels, and the bell from which the next one starts. */
export function NextCase({ growths }: { growths: readonly number[] }) {
  return (
    <svg
      className="u-fill-parent"
      overflow="visible"
      viewBox={`0 0 ${box.end} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-drawing=""
      data-branded=""
    >
      <path
        data-part="draw"
        d={curves(growths, stepOf(growths, fanSteps)).join("")}
        stroke="var(--line-strong)"
        strokeOpacity="0.8"
        {...line}
      />
      <path
        data-part="appear"
        data-order="2"
        d={`M0 ${box.height / 2}h0`}
        stroke="var(--brand, var(--brass))"
        strokeWidth="20"
        {...line}
      />
    </svg>
  );
}
