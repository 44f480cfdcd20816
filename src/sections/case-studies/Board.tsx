import type { ComponentProps } from "react";
import { cases, growth, haveSamples, type MeasureId, type Result } from "../../content/cases.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { ResultBoard } from "../../illustrations/CaseCharts/ResultBoard.tsx";
import { counts } from "../../layout/counts.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./Board.module.css";
import { changeFigure } from "./figures.ts";

/** The results of all cases by measure, the smallest first. */
function byMeasure(): Map<MeasureId, number[]> {
  const growths = new Map<MeasureId, number[]>();
  const results: Result[] = Object.values(cases).flatMap(({ results }) => [...results]);
  for (const result of results)
    growths.set(result.measure, [...(growths.get(result.measure) ?? []), growth(result)]);
  for (const all of growths.values()) all.sort((one, other) => Math.abs(one) - Math.abs(other));
  return growths;
}

const farthest = (growths: readonly number[]): number => Math.abs(growths.at(-1) ?? 0);

/** All results on one scale, as evidence that none were left out (CS-03). */
export function Board(i18n: I18n) {
  const { t } = i18n;
  const tag = t("common:sampleTag");
  return (
    <FullWidthSection name="board" background="sunken" className="u-section-padding u-avoid-break">
      <header className={`${css.head} u-page-width u-two-columns`}>
        <h2 id="board-title" className="u-step-3">
          {t("case-studies:board.title", { large: true, ...counts(t) })}
        </h2>
        <div className={css.lead}>
          <p className="u-text-muted u-max-line-length">
            {t(`case-studies:board.${haveSamples ? "sampleLead" : "lead"}`, { tag })}
          </p>
          {haveSamples && <SampleTag>{tag}</SampleTag>}
        </div>
      </header>
      <div className={`${css.sides} u-page-width u-two-columns`}>
        <ResultBoard {...boardProps(i18n)} />
      </div>
    </FullWidthSection>
  );
}

/** The results of all cases, a row for each measure. */
export function boardProps({ language, t }: I18n): ComponentProps<typeof ResultBoard> {
  const rows = [...byMeasure()]
    .sort(([, one], [, other]) => farthest(other) - farthest(one))
    .map(([measure, growths]) => ({
      measure: t(`case-studies:measures.${measure}`),
      growths,
      figures: growths.map((each) => changeFigure(language, each)).join(" "),
    }));
  return {
    directions: [
      `↓ ${t("case-studies:chart.shrink", { large: true })}`,
      `↑ ${t("case-studies:chart.grow", { large: true })}`,
    ],
    rows,
  };
}
