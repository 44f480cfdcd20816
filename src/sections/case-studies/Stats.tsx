import type { ReactNode } from "react";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Stats.module.css";

export const stats = ["clients", "growth", "users", "satisfaction"] as const;

interface StatsProps extends Translator {
  /** A `Stat` per figure. */
  children?: ReactNode;
}

/** Figures beyond the cases, with as many ticks (CS-06). */
export function Stats({ t, children }: StatsProps) {
  return (
    <Band name="stats">
      <div className={`${css.stats} frame stack padded unbroken`}>
        <h2 id="stats-title" className="label">
          {t("case-studies:stats.title")}
        </h2>
        <ul>{children}</ul>
      </div>
    </Band>
  );
}

interface StatProps extends Translator {
  id: (typeof stats)[number];
  /** The counting figure. */
  children?: ReactNode;
}

export function Stat({ t, id, children }: StatProps) {
  return (
    <li className={css[id]} data-counted="">
      <b className="figure step-5">{children}</b>{" "}
      <span>
        {t(`case-studies:stats.${id}.label`)}
        <ClaimMark t={t} page="case-studies" id={id} />
      </span>
    </li>
  );
}
