import type { ReactNode } from "react";
import { type StatId, stats } from "../../facts/pages/prop-firms.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { ClaimMark } from "../shared/Claims.tsx";
import css from "./Stats.module.css";

interface StatsProps extends Translator {
  /** A `Stat` per figure. */
  children?: ReactNode;
}

/** Figures that count up, along the tape (PF-02). */
export function Stats({ t, children }: StatsProps) {
  return (
    <section className={css.stats} aria-label={t("prop-firms:stats.label")}>
      <ul className={`${css.figures} frame`}>{children}</ul>
      <div className={`${css.floor} ticks`} />
    </section>
  );
}

interface StatProps extends Translator {
  id: StatId;
  /** The counting figure. */
  children?: ReactNode;
}

export function Stat({ t, id, children }: StatProps) {
  return (
    <li data-order={stats.indexOf(id)}>
      <b>{children}</b>{" "}
      <span className="step-0">
        {t(`prop-firms:stats.${id}.label`)}
        <ClaimMark t={t} page="prop-firms" id={id} />
      </span>
    </li>
  );
}
