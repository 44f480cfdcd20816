import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IntegrationPlan } from "../../facts/partners.ts";
import { english } from "../../languages/words/english.ts";
import { IntegrationTimeline } from "./IntegrationTimeline.tsx";
import { weeksOf } from "./weeksOf.ts";

/** White-label goes live from week 4 on, with one task before. */
const planUntil = (to: number): IntegrationPlan => [
  { id: "basic", from: 0, to: 4, tasks: [] },
  { id: "whiteLabel", from: 3, to, tasks: [{ id: "design", owner: "both", from: 2, to: 5 }] },
];

const draw = (plan: IntegrationPlan): string =>
  renderToStaticMarkup(
    <IntegrationTimeline
      words={english.partners.timeline}
      numbers={{ whole: (number) => `week ${number}` }}
      plan={plan}
      note={() => ""}
    >
      {null}
    </IntegrationTimeline>,
  );

/** The cells of each row: their widths in weeks, negative if they are empty. */
const rows = (html: string): number[][] =>
  Array.from(html.matchAll(/<tr>(.*?)<\/tr>/g), ([, row = ""]) =>
    Array.from(row.matchAll(/colSpan="(\d+)"( aria-hidden)?/g), ([, weeks, isEmpty]) =>
      isEmpty ? -Number(weeks) : Number(weeks),
    ),
  );

test.each([7, 8, 9])("PA-01 in a plan of %i weeks each has a label, and all rows have as many", (weeks) => {
  const html = draw(planUntil(weeks));
  expect(html.match(/week \d+/g)).toEqual(Array.from({ length: weeks }, (_, index) => `week ${index + 1}`));
  const [scale, basic, whiteLabel, design] = rows(html);
  expect(scale).toEqual(Array(weeks).fill(1));
  expect(basic).toEqual([4, 4 - weeks]);
  expect(whiteLabel).toEqual([-3, weeks - 3]);
  expect(design).toEqual([-2, 3, 5 - weeks]);
});

test("PA-01 a plan lasts until its last task is done and all kinds are live", () => {
  expect(weeksOf(planUntil(4))).toBe(5);
  expect(weeksOf(planUntil(9))).toBe(9);
});
