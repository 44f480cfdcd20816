import { stats } from "../../facts/pages/prop-firms.ts";
import { claimFigure } from "../../languages/words/claimFigure.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark, claimTag } from "../shared/Claims.tsx";
import css from "./Stats.module.css";

/** Figures that count up, along the timeline (PF-02). */
export function Stats({ language, t }: Translator) {
  const tag = claimTag(t, stats);
  return (
    <section className={css.stats} aria-label={t("prop-firms:stats.label")}>
      {tag && (
        <p className="u-frame">
          <SampleTag>{tag}</SampleTag>
        </p>
      )}
      <ul className={`${css.figures} u-frame u-stack`}>
        {stats.map((id, order) => (
          <li key={id} data-order={order}>
            <b>
              <StatCounter value={claimFigure(language, id, "plusFirst")} />
            </b>{" "}
            <span className="u-step-0">
              {t(`prop-firms:stats.${id}.label`)}
              <ClaimMark t={t} page="prop-firms" id={id} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
