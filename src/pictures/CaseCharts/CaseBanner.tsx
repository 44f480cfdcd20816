import { unscaledStroke } from "../unscaledStroke.ts";
import { canvas, type Measured, weave } from "./banner.ts";

interface CaseBannerProps {
  /** The id of the symbol in its file. */
  id: string;
  /** The case's results, the main one first. */
  results: readonly Measured[];
}

const beads = { strokeWidth: 3.2, strokeLinecap: "round", strokeDasharray: "0 6" } as const;

/**
 * A case's banner, drawn from its results: faint what is possible, pale the value before, strong the value after. It
 * uses the text colour for them and the inherited stroke for the timeline, so that one drawing serves both schemes.
 */
export function CaseBanner({ id, results }: CaseBannerProps) {
  const { timeline, bands } = weave(results);
  return (
    <symbol id={id} viewBox={`0 0 ${canvas.width} ${canvas.height}`} preserveAspectRatio="none">
      {bands.map(({ kind, warp, before, after }) => (
        <g key={after} stroke="currentColor" {...(kind === "share" && beads)}>
          {warp && <path d={warp} strokeOpacity="0.16" {...unscaledStroke} />}
          <path d={before} strokeOpacity="0.5" {...unscaledStroke} />
          <path d={after} {...unscaledStroke} />
        </g>
      ))}
      <path d={`M0 ${timeline}H${canvas.width}`} strokeWidth="2" {...unscaledStroke} />
      <path
        d={`M${canvas.bell} 0V${canvas.height}`}
        stroke="currentColor"
        strokeWidth="1"
        {...unscaledStroke}
      />
      <path d={`M${canvas.bell} ${timeline}h0`} strokeWidth="9" strokeLinecap="round" {...unscaledStroke} />
    </symbol>
  );
}
