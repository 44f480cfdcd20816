import { expect, test } from "vitest";
import { type CaseId, cases, measures } from "../../content/cases.ts";
import { measureOf, seedOf } from "../../sections/case-studies/charts.tsx";
import { axisOf, caseLine, caseValues, lineBox } from "./caseLine.ts";

test.each([
  [-0.04, 0.29, false, [-0.1, 0, 0.1, 0.2, 0.3]],
  [0, 55, true, [0, 20, 40, 60]],
  [0, 0.085, false, [0, 0.025, 0.05, 0.075, 0.1]],
  [0, 4900, true, [0, 2000, 4000, 6000]],
  [0, 3, true, [0, 1, 2, 3]],
])("CS-05 an axis from %d to %d has round marks", (least, most, whole, marks) => {
  expect(axisOf(least, most, whole)).toEqual(marks);
});

const ids = Object.keys(cases) as CaseId[];

test.each(ids)(
  "CS-05 the course of %s is at the figures of its case at the launch and on the last day",
  (id) => {
    const [{ measure, before, after }] = cases[id].results;
    const { values, axis } = caseValues(measureOf(id), seedOf(id));
    const isChange = measures[measure] === "growth";
    expect(values).toHaveLength(37);
    expect(values[18]).toBeCloseTo(isChange ? 0 : before, 9);
    expect(values[36]).toBeCloseTo(isChange ? after / before - 1 : after, 9);
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(axis[0] ?? 0);
      expect(value).toBeLessThanOrEqual(axis.at(-1) ?? 0);
    }
  },
);

test("CS-05 points and stems of a sheet are at their days, and leaders lead from there to five columns", () => {
  const measure = { before: 20, after: 40, whole: true, isChange: false };
  const { points, stems, leaders } = caseLine(measure, 1, [-90, 0, 90]);
  const xs = (path: string) => [...path.matchAll(/M(\d+) /g)].map(([, x]) => Number(x));
  for (const path of [points, stems]) expect(xs(path)).toEqual([0, 90, 180]);
  // The axis goes from 0 to 60 or 40: 40 is at its top or a third below it.
  const [, y] = /M180 (\d+)/.exec(points) ?? [];
  expect(Number(y)).toBe(Math.round(lineBox.height / 3));
  // Beside the marks of the axis, which take 8% of the picture.
  expect(leaders).toBe("M14.4 0V3L0.3 10M97.2 0V3L45.3 10M180 0V3L90.3 10");
});
