import { expect, test } from "vitest";
import { checkCatalogues } from "./check.ts";
import { progress } from "./progress.ts";

const english = {
  home: {
    cta: "Book demo",
    stat: "+60%",
    name: "TradeLocker",
    link: "Blog on MT5",
    list: ["Aaaa", "Bb {{brand}}"],
  },
  legal: { title: "Privacy" },
};

test("LN-05 progress counts messages, missing ones and ones unchanged but for names, and finds the longest growth", () => {
  const catalogue = {
    home: { stat: "+60%", name: "TradeLocker", link: "Blog on MT5", list: ["Aaaaaa", "Bbbbbbbbb {{brand}}"] },
  };
  const errors = checkCatalogues({ english, language: "es", catalogue });
  expect(progress("es", english, catalogue, errors)).toEqual([
    {
      language: "es",
      namespace: "home",
      messages: 5,
      missing: 1,
      unchanged: 1,
      growth: { key: "list.1", percent: 233 },
    },
    { language: "es", namespace: "legal", messages: 0, missing: 1, unchanged: 0, growth: undefined },
  ]);
});
