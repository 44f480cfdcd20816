import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { drawing, drawings } from "./drawings.tsx";
import { UseCasePanels } from "./UseCasePanels.tsx";

vi.mock("../../facts/pages/communities.ts", () => ({
  steps: [],
  outcomes: [],
  plannedWeeks: 6,
  useCases: {
    acquisition: [{ id: "webinar", weeks: [1, 4] }],
    growth: [{ id: "league", weeks: [2, 3, 4, 6] }],
  },
}));

const { t } = await translatorFor("en");

test("IB-06 each use case has a bar in the weeks in which it runs", () => {
  const html = renderToStaticMarkup(UseCasePanels({ t }));
  for (const [id, bars] of [
    ["webinar", "M0 1h1M3 1h1"],
    ["league", "M1 1h1h1h1M5 1h1"],
  ] as const) {
    expect(drawings.content).toMatch(new RegExp(`<symbol id="${id}" viewBox="0 0 6 2"[^>]*>.*? d="${bars}"`));
    // Both are in both tabs.
    expect(html.match(new RegExp(`href="${drawing(id)}"`, "g"))).toHaveLength(2);
  }
  expect(html).toContain(">6</b>");
  expect(html).not.toContain(">7</b>");
});
