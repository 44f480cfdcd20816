import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { UseCasePanels } from "./UseCases.tsx";

vi.mock("../../facts/pages/communities.ts", () => ({
  plannedWeeks: 6,
  useCases: {
    acquisition: [{ id: "webinar", weeks: [1, 4] }],
    growth: [{ id: "league", weeks: [2, 3, 4, 6] }],
  },
}));

const { t } = await translatorFor("en");

test("IB-06 each use case has a bar in the weeks in which it runs", () => {
  const html = renderToStaticMarkup(UseCasePanels({ t }));
  const bars = [...html.matchAll(/ vector-effect="[\w-]+" d="([^"]*)"/g)].map(([, bar]) => bar);
  // Both are in both tabs.
  const each = ["M0 1h1M3 1h1", "M1 1h1h1h1M5 1h1"];
  expect(bars).toEqual([...each, ...each]);
  expect(html.match(/viewBox="[^"]*"/g)).toEqual(Array(4).fill('viewBox="0 0 6 2"'));
  expect(html).toContain(">6</b>");
  expect(html).not.toContain(">7</b>");
});
