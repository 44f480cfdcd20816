import { type Claim, claims } from "../../content/claims.ts";
import { claimFigure, surveyFacts } from "../../i18n/messages/claimFigure.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { StatCounter } from "../../ui/StatCounter/StatCounter.tsx";
import { ClaimMark, claimTag } from "../shared/ClaimMark.tsx";
import css from "./Stats.module.css";

const stats = ["clients", "growth", "users", "satisfaction"] as const;

/** Figures beyond the cases, each with what it means (CS-06). */
export function Stats({ language, t }: I18n) {
  const meaning = (id: (typeof stats)[number]): string => {
    const claim: Claim = claims[id];
    return id === "satisfaction" && claim.kind === "survey"
      ? t(`case-studies:stats.${id}.text`, surveyFacts(language, claim))
      : t(`case-studies:stats.${id}.text`);
  };
  return (
    <FullWidthSection name="stats">
      <div className={`${css.stats} u-page-width u-stack u-section-padding u-avoid-break`}>
        <header className="u-row u-space-between">
          <h2 id="stats-title" className="u-label">
            {t("case-studies:stats.title", { large: true })}
          </h2>
          <SampleTag>{claimTag(t, stats)}</SampleTag>
        </header>
        <ul>
          {stats.map((id) => (
            <li key={id} data-counted="">
              <b className="u-heading-sm u-step-4 u-block">
                <StatCounter value={claimFigure(language, id)} />
              </b>
              <span className="u-semibold">{t(`case-studies:stats.${id}.label`)}</span>
              <p className="u-small">
                {meaning(id)}
                <ClaimMark t={t} page="case-studies" id={id} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </FullWidthSection>
  );
}
