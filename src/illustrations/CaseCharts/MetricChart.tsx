/** What a figure counts, which decides how it is drawn. */
export type Kind = "growth" | "share" | "count" | "days" | "hours";

interface Measure {
  kind: Kind;
  before: number;
  after: number;
}

interface MetricDrawingProps extends Measure {
  id: string;
}

interface MetricChartProps {
  kind: Kind;
  /** The address of its `MetricDrawing`. */
  drawing: string;
}

/** Each kind has one scale for all cases: a drawing is 120 wide and 40 high. */
const width = 120;
/** The length of the value before, of which only the growth is known. */
const level = 60;
const tick = 2.5;
/** Above this number, one tick is a hundred. */
const manyTicks = 60;
const cell = 4;
const longest = { days: 20, hours: 54 };

/** Two bars, the one before always as long. */
const bars = ({ before, after }: Measure): [string, string] => [
  `M0 9h${level}`,
  `M0 31h${Math.min(width, Math.round((after / before) * level))}`,
];

/** A grid of a hundred cells, filled from the lowest row up to `share`. */
const waffle = (share: number, x: number): string => {
  const filled = Math.round(share * 1000) / 10;
  const row = (length: number) => `h${length * cell}`;
  const full = Array.from({ length: Math.floor(filled / 10) }, () => `${row(10)}m-40-4`).join("");
  return `M${x} 38${full}${row(Math.round((filled % 10) * 10) / 10)}`;
};

/** One tick per unit, or per hundred above `manyTicks`. */
const tally = (value: number, most: number, y: number): string =>
  `M0 ${y}h${Math.round(most > manyTicks ? value / 100 : value) * tick}`;

/** A bar as long as the time it stands for. */
const span = (value: number, kind: "days" | "hours", y: number): string =>
  `M1 ${y - 6}v12m0-6h${Math.round((value / longest[kind]) * (width - 2))}`;

const drawn = (chart: Measure): [string, string] => {
  const { kind, before, after } = chart;
  switch (kind) {
    case "growth":
      return bars(chart);
    case "share":
      return [waffle(before, 0), waffle(after, 60)];
    case "count":
      return [tally(before, before, 9), tally(after, before, 31)];
    default:
      return [span(before, kind, 9), span(after, kind, 31)];
  }
};

/** The drawing of a measure before and after, for a file of symbols: `id` names it there. */
export function MetricDrawing({ id, ...chart }: MetricDrawingProps) {
  const [before, after] = drawn(chart);
  return (
    <g id={id} fill="none">
      <path d={before} />
      <path d={after} stroke="currentColor" />
    </g>
  );
}

/** How the lines of a kind are drawn. */
const strokes = {
  growth: { strokeWidth: 16 },
  share: { strokeWidth: 3, strokeDasharray: "3 1" },
  count: { strokeWidth: 16, strokeDasharray: 1.25 },
  days: { strokeWidth: 2 },
  hours: { strokeWidth: 2 },
} as const satisfies Record<Kind, object>;

/** A measure before and after, drawn as what it counts: bars, cells of a hundred, ticks or stretches of time. */
export const MetricChart = ({ kind, drawing }: MetricChartProps) => (
  <svg
    className="u-text-ink"
    viewBox="0 0 120 40"
    stroke="var(--line-strong)"
    {...strokes[kind]}
    aria-hidden="true"
  >
    {/* The empty cells of both hundreds. */}
    {kind === "share" && <path d="M0 0h40v40H0zm60 0h40v40H60z" fill="var(--empty)" stroke="none" />}
    <use href={drawing} />
  </svg>
);
