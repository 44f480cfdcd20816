import { type CaseId, cases, measures } from "../../content/cases.ts";
import { MetricDrawing } from "../../illustrations/CaseCharts/MetricChart.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** The charts of all results in one file, each with its case's id and its place there. */
export const charts = symbolFile(
  "cases",
  Object.entries(cases).flatMap(([id, { results }]) =>
    results.map(({ measure, before, after }, index) => (
      <MetricDrawing
        key={id + measure}
        id={`${id}-${index}`}
        kind={measures[measure]}
        before={before}
        after={after}
      />
    )),
  ),
);

/** Where the chart of a result is. @param index of the result in its case */
export const chartOf = (id: CaseId, index: number): string => charts.addressOf(`${id}-${index}`);
