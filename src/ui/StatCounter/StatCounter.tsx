import css from "./StatCounter.module.css";

/**
 * A figure that counts up once, when it first comes into view (WG-01, D22), by `startCounters`. The figure itself is
 * always the text; the styles draw the counting one in its place.
 * @param value a localised figure, such as `+$50M`
 */
export function StatCounter({ value }: { value: string }) {
  return (
    <span className={`${css.counter} u-tabular u-nowrap`} data-counter="final">
      <span>{value}</span>
    </span>
  );
}
