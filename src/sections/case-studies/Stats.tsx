import type { ReactNode } from "react";
import type { Speech } from "../../languages/speech.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Stats.module.css";

const stats = ["clients", "growth", "users", "satisfaction"] as const;

/** The counting figures; Astro fills them as named slots. */
type StatsProps = Speech & Partial<Record<(typeof stats)[number], ReactNode>>;

/** What holds beyond the cases: four figures, counted out in ticks (CS-06). */
export function Stats({ t, ...figures }: StatsProps) {
  return (
    <Band name="stats">
      <div className={css.stats}>
        <h2 id="stats-title">{t("case-studies:stats.title")}</h2>
        <ul>
          {stats.map((stat) => (
            <li key={stat}>
              <b>{figures[stat]}</b> <span>{t(`case-studies:stats.${stat}.label`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
