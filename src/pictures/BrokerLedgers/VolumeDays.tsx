import type { Fact } from "../FactRows.tsx";
import { columns } from "../path.ts";
import css from "./BrokerLedgers.module.css";

interface VolumeDaysProps {
  /** Text alternative of the picture. */
  label: string;
  title: string;
  /** Before, during and after the round; the height of each day, from 0 to 10. */
  periods: readonly { name: string; figure: string; days: readonly number[] }[];
  budget: Fact;
}

/** A column for each day, in three periods: before, during and after a round. */
export function VolumeDays({ label, title, periods, budget }: VolumeDaysProps) {
  return (
    <figure className={css.ledger} role="img" aria-label={label}>
      <p className={css.legend} aria-hidden="true">
        {title}
      </p>
      <div className={css.periods} aria-hidden="true">
        {periods.map(({ name, figure, days }) => (
          <p key={name}>
            {name}
            <b>{figure}</b>
            <svg viewBox={`0 0 ${days.length} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path d={columns(days, 10)} />
            </svg>
          </p>
        ))}
      </div>
      <p className={css.budget} aria-hidden="true">
        {budget.term} <b>{budget.figure}</b>
      </p>
    </figure>
  );
}
