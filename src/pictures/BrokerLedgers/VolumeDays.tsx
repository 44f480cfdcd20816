import css from "./BrokerLedgers.module.css";

interface VolumeDaysProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  title: string;
  /** Before, during and after the round; heights of their days, from 0 to 40. */
  periods: readonly { name: string; figure: string; days: readonly number[] }[];
  budget: { term: string; figure: string };
}

/** A column for each day, in three stretches of the tape: before, during and after a round. */
export function VolumeDays({ label, title, periods, budget }: VolumeDaysProps) {
  return (
    <figure className={css.ledger} aria-label={label}>
      <p className={css.legend}>{title}</p>
      <div className={css.periods}>
        {periods.map(({ name, figure, days }) => (
          <p key={name}>
            {name}
            <b>{figure}</b>
            <svg viewBox={`0 0 ${days.length * 2 - 1} 40`} preserveAspectRatio="none" aria-hidden="true">
              <path d={days.map((height, day) => `M${day * 2 + 0.5} 40v-${height}`).join("")} />
            </svg>
          </p>
        ))}
      </div>
      <p className={css.budget}>
        {budget.term} <b>{budget.figure}</b>
      </p>
    </figure>
  );
}
