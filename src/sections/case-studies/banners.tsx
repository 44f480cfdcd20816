import { type CaseId, cases, measures } from "../../facts/cases.ts";
import { CaseBanner } from "../../pictures/CaseCharts/CaseBanner.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** The banners of all cases in one file, each under its case's id: a further case brings its own. */
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

/** Where the banner of a case is. */
export const bannerOf = (id: CaseId): string => `${banners.path}#${id}`;
