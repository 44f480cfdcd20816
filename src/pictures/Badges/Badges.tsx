import css from "./Badges.module.css";

/** An award as a plate on a cord. */
export function AwardBadge({ year }: { year: string }) {
  return (
    <svg className={css.award} viewBox="0 0 96 120" width="96" height="120" aria-hidden="true">
      <path className={css.cord} d="M48 0v26" />
      <path className={css.plate} d="M48 26l34 16v36L48 104 14 78V42z" />
      <path className={css.inner} d="M48 34l27 12.6v29L48 95.6 21 75.6V46.6z" />
      <path className={css.bell} d="M36 66v-6a12 12 0 0 1 24 0v6z" />
      <path className={css.tape} d="M32 68h32" />
      <text x="48" y="83" className={css.year}>
        {year}
      </text>
    </svg>
  );
}

/** The world record: rings of a bell, one for each hour of the competition. */
export function RecordBadge() {
  const ticks = Array.from({ length: 24 }, (_, hour) => {
    const angle = (hour * Math.PI) / 12;
    const at = (radius: number) =>
      `${(80 + radius * Math.sin(angle)).toFixed(1)} ${(104 - radius * Math.cos(angle)).toFixed(1)}`;
    return `M${at(60)}L${at(hour % 6 ? 66 : 70)}`;
  }).join("");
  return (
    <svg className={css.record} viewBox="0 0 160 184" width="160" height="184" aria-hidden="true">
      <path className={css.cord} d="M80 0v32" />
      <circle className={css.plate} cx="80" cy="104" r="72" />
      <path className={css.ticks} d={ticks} />
      <circle className={css.inner} cx="80" cy="104" r="54" />
      <path className={css.bell} d="M56 112v-10a24 24 0 0 1 48 0v10z" />
      <path className={css.tape} d="M46 116h68" />
      <circle className={css.clapper} cx="80" cy="126" r="5" />
    </svg>
  );
}
