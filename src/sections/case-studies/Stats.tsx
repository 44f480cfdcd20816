import type { ReactNode } from "react";
import type { Speech } from "../../languages/speech.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Stats.module.css";

export const stats = ["clients", "growth", "users", "satisfaction"] as const;

interface StatsProps extends Speech {
  /** A `Stat` for each figure. */
  children?: ReactNode;
}

/** What holds beyond the cases: figures, counted out in ticks (CS-06). */
export function Stats({ t, children }: StatsProps) {
  return (
    <Band name="stats">
      <div className={css.stats}>
        <h2 id="stats-title">{t("case-studies:stats.title")}</h2>
        <ul>{children}</ul>
      </div>
    </Band>
  );
}

interface StatProps extends Speech {
  id: (typeof stats)[number];
  /** The counting figure: an island. */
  children?: ReactNode;
}

export function Stat({ t, id, children }: StatProps) {
  return (
    <li>
      <b>{children}</b> <span>{t(`case-studies:stats.${id}.label`)}</span>
    </li>
  );
}
