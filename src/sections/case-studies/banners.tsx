import { type CaseId, cases, measures } from "../../facts/cases.ts";
import { CaseBanner } from "../../pictures/CaseCharts/CaseBanner.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** The banners of all cases in one file, each with its case's id. */
export const banners = symbolFile(
  "cases",
  Object.entries(cases).map(([id, { results }]) => (
    <CaseBanner
      key={id}
      id={id}
      results={results.map(({ measure, before, after }) => ({ kind: measures[measure], before, after }))}
    />
  )),
);

/** The address of a case's banner. */
export const bannerOf = (id: CaseId): string => `${banners.path}#${id}`;
