import css from "./CaseCharts.module.css";

const width = 28;
const height = 24;
const thickness = 12;

/** Two columns on the tape, the first grey, the second ink; their heights compare two values of any unit. */
export function BeforeAfter({ before, after }: { before: number; after: number }) {
  const column = (value: number) => `v${-Math.round((value / Math.max(before, after)) * height)}`;
  return (
    <svg className={css.columns} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${thickness / 2} ${height}${column(before)}`} />
      <path d={`M${width - thickness / 2} ${height}${column(after)}`} />
    </svg>
  );
}
