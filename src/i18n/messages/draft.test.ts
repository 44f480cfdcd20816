import { expect, test } from "vitest";
import { checkCatalogues } from "../lint/check.ts";
import { completeDraft } from "./draft.ts";

const english = {
  common: { cta: "Book demo" },
  home: {
    title: "Ring the <strong>{{brand}}</strong> bell",
    hero: { one: "First", two: "Second" },
    features: ["One", "Two"],
    traders_one: "{{count}} trader",
    traders_other: "{{count}} traders",
  },
};

const complete = (home: Record<string, unknown>) => {
  const catalogue = { home };
  const errors = checkCatalogues({ english, language: "ru", catalogue });
  return completeDraft({ english, language: "ru", catalogue, errors });
};

test("LN-05 what is written stays, and English stands in only for what pages could not show", () => {
  const { common, home } = complete({
    // Without its tag and its placeholder, not closed, of another kind, and too short.
    title: "Колокол",
    hero: { one: "<b>Первый", two: 7 },
    features: ["Один"],
    traders_few: "{{count}} трейдера",
    more: "Ещё",
  });
  expect(common).toEqual({ cta: "[[Book demo]]" });
  expect(home).toMatchObject({
    title: "[[Ring the <strong>{{brand}}</strong> bell]]",
    hero: { one: "[[First]]", two: "[[Second]]" },
    features: ["[[One]]", "[[Two]]"],
    traders_one: "[[{{count}} traders]]",
    traders_few: "{{count}} трейдера",
    traders_many: "[[{{count}} traders]]",
  });
  expect(home).not.toHaveProperty("more");
});
