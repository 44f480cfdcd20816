import { type CaseId, cases, measures } from "../../content/cases.ts";
import { CaseLineDrawing } from "../../illustrations/CaseCharts/CaseLine.tsx";
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

/** The courses of the main results of all cases in one file. */
export const charts = symbolFile(
  "cases",
  ids.map((id) => (
    <CaseLineDrawing
      key={id}
      id={id}
      measure={measureOf(id)}
      seed={seedOf(id)}
      days={[...cases[id].events.map(({ day }) => day), cases[id].quoted]}
    />
  )),
);

/** Where the course of a case's main result is. */
export const lineOf = (id: CaseId): string => charts.addressOf(id);
