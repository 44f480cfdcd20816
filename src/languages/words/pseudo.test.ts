import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCatalogues } from "../checking/check.ts";
import { splitMarkup, wording } from "./format.ts";
import { pseudo, pseudoCatalogue } from "./pseudo.ts";

test("LN-05 a pseudo-translation is accented, longer, in brackets and labelled", () => {
  expect(pseudo("Book demo")).toBe("[Ɓööööķ đééɱöö]");
  expect(pseudo("Try CRM", "ja")).toBe("[ja Ŧŕý ÇŔṀ~~~]");
});

test.each(["+$50M", "{{brand}}", "<b>7</b>"])("LN-05 %j has no words and stays as it is", (figure) =>
  expect(pseudo(figure, "ja")).toBe(figure),
);

test("LN-05 any wording grows by 40% and keeps its markup", () => {
  const part = fc.constantFrom("Book", "a ", "{{brand}}", "<strong>", "</strong>", "rhythm ", "7", "<br/>");
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const message = `ok${parts.join("")}`;
      const result = pseudo(message).slice(1, -1);
      const markupOf = (text: string) => splitMarkup(text).filter((_, index) => index % 2 === 1);
      expect(markupOf(result)).toEqual(markupOf(message));
      expect(wording(result)).toHaveLength(
        wording(message).length + Math.round(wording(message).length * 0.4),
      );
      expect(result).not.toBe(message);
    }),
  );
});

test("LN-05 a pseudo-catalogue is complete, with lists, groups and the plural forms of its language", () => {
  const english = {
    hero: { title: "Ring the <strong>{{brand}}</strong> bell", features: ["One", { text: "Two" }] },
    traders_one: "one trader",
    traders_other: "{{count}} traders",
  };
  const home = pseudoCatalogue(english, "ru");
  expect(checkCatalogues({ english: { home: english }, language: "ru", catalogue: { home } })).toEqual([]);
  expect(JSON.stringify(home)).toContain("[ru ");
});
