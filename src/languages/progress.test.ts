import { expect, test } from "vitest";
import { checkCatalogues } from "./check.ts";
import { progress } from "./progress.ts";

const english = {
  home: { cta: "Book demo", stat: "+60%", name: "TradeLocker", list: ["Aaaa", "Bb {{brand}}"] },
  legal: { title: "Privacy" },
};

test("LN-05 progress counts messages, missing and unchanged ones and finds the longest growth", () => {
  const catalogue = { home: { stat: "+60%", name: "TradeLocker", list: ["Aaaaaa", "Bbbbbbbbb {{brand}}"] } };
  const problems = checkCatalogues({ english, language: "es", catalogue });
  expect(progress("es", english, catalogue, problems)).toEqual([
    {
      language: "es",
      namespace: "home",
      messages: 4,
      missing: 1,
      unchanged: 1,
      growth: { key: "list.1", percent: 233 },
    },
    { language: "es", namespace: "legal", messages: 0, missing: 1, unchanged: 0, growth: undefined },
  ]);
});
