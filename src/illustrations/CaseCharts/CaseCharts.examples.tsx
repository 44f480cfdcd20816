import type { I18n } from "../../i18n/messages/i18n.ts";
import { boardProps } from "../../sections/case-studies/Board.tsx";
import { fanProps, mainResults } from "../../sections/case-studies/Hero.tsx";
import { type Kind, MetricChart, MetricDrawing } from "./MetricChart.tsx";
import { NextCase } from "./NextCase.tsx";
import { ResultBoard } from "./ResultBoard.tsx";
import { ResultFan } from "./ResultFan.tsx";

const metricChart = (kind: Kind, before: number, after: number) => (
  <>
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <MetricDrawing id={`example-${kind}`} kind={kind} before={before} after={after} />
      </defs>
    </svg>
    <MetricChart kind={kind} drawing={`#example-${kind}`} />
  </>
);

export const examples = (i18n: I18n) => ({
  mainResults: <ResultFan {...fanProps(i18n)} />,
  allResults: <ResultBoard {...boardProps(i18n)} />,
  growth: metricChart("growth", 1, 1.29),
  share: metricChart("share", 0.33, 0.425),
  count: metricChart("count", 41, 12),
  days: metricChart("days", 19, 7),
  hours: metricChart("hours", 48, 9),
  nextCase: (
    <NextCase growths={mainResults(i18n).map(({ growth }) => growth)} you={i18n.t("case-studies:chart.you")} />
  ),
});
