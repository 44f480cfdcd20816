import { Fragment } from "react";
import { type CaseId, cases, measures } from "../../facts/cases.ts";
import { CaseBanner } from "../../pictures/CaseCharts/CaseBanner.tsx";
import { MetricDrawing } from "../../pictures/CaseCharts/MetricChart.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** The banners of all cases in one file, each with its case's id. */
export const banners = symbolFile(
  "cases",
  Object.entries(cases).map(([id, { results }]) => {
    const measured = results.map(({ measure, ...figures }) => ({ ...figures, kind: measures[measure] }));
    return (
      <Fragment key={id}>
        <CaseBanner id={id} results={measured} />
        {measured.map(({ kind, before, after }, index) => (
          <MetricDrawing
            key={kind + before}
            id={`${id}-${index}`}
            kind={kind}
            before={before}
            after={after}
          />
        ))}
      </Fragment>
    );
  }),
);

/** The address of a case's banner. */
export const bannerOf = (id: CaseId): string => banners.addressOf(id);

/** Where the chart of a result is. @param index of the result in its case */
export const chartOf = (id: CaseId, index: number): string => banners.addressOf(`${id}-${index}`);
