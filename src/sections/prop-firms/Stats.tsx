import type { ReactNode } from "react";
import { stats } from "../../facts/prop-firms.ts";
import type { Speech } from "../../languages/speech.ts";
import css from "./Stats.module.css";

/** The counting figures; Astro fills them as named slots. */
type StatsProps = Speech & Partial<Record<(typeof stats)[number], ReactNode>>;

/** Four figures that count along the tape (PF-02). */
export function Stats({ t, ...figures }: StatsProps) {
  return (
    <section className={css.stats} aria-label={t("prop-firms:stats.label")}>
      <ul className={css.figures}>
        {stats.map((id) => (
          <li key={id}>
            <b>{figures[id]}</b> <span>{t(`prop-firms:stats.${id}.label`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
