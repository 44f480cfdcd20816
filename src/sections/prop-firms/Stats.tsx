import { stats } from "../../content/pages/prop-firms.ts";
import { claimFigure } from "../../i18n/messages/claimFigure.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark, claimTag } from "../shared/ClaimMark.tsx";
import css from "./Stats.module.css";

/** Figures that count up, along the timeline (PF-02). */
export function Stats({ language, t }: I18n) {
  const tag = claimTag(t, stats);
  return (
    <section className={`${css.stats} u-size-container`} aria-label={t("prop-firms:stats.label")}>
      {tag && (
        <p className="u-page-width u-text-end">
          <SampleTag>{tag}</SampleTag>
        </p>
      )}
      <ul className={`${css.figures} u-page-width`}>
        {stats.map((id, order) => (
          <li key={id} data-order={order}>
            <b>
              <StatCounter value={claimFigure(language, id, "plusFirst")} />
            </b>{" "}
            <span>
              {t(`prop-firms:stats.${id}.label`)}
              <ClaimMark t={t} page="prop-firms" id={id} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
