import { type CaseId, cases, growth, measures } from "../../content/cases.ts";
import { CaseLineDrawing } from "../../illustrations/CaseCharts/CaseLine.tsx";
import { NextCaseDrawing } from "../../illustrations/CaseCharts/NextCase.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

const ids = Object.keys(cases) as CaseId[];

/** The main measure of a case, for the drawing of its course. */
export function measureOf(id: CaseId) {
  const [{ measure, before, after }] = cases[id].results;
  const kind = measures[measure];
  return { before, after, whole: kind !== "growth" && kind !== "share", isChange: kind === "growth" };
}

/** Where the noise of a case's course begins, so that each has its own. */
export const seedOf = (id: CaseId): number => 11 + ids.indexOf(id);

/** The courses of the main results of all cases in one file, and all of them together. */
export const charts = symbolFile(
  "cases",
  <>
    {ids.map((id) => (
      <CaseLineDrawing
        key={id}
        id={id}
        measure={measureOf(id)}
        seed={seedOf(id)}
        days={[...cases[id].events.map(({ day }) => day), cases[id].quoted]}
      />
    ))}
    <NextCaseDrawing
      id="all"
      growths={ids.map((id) => growth(cases[id].results[0])).sort((one, other) => other - one)}
    />
  </>,
);

/** Where the course of a case's main result is. */
export const lineOf = (id: CaseId): string => charts.addressOf(id);

/** Where all courses are. */
export const allCourses: string = charts.addressOf("all");
