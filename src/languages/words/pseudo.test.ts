import { expect, test } from "vitest";
import { checkCatalogues } from "../checking/check.ts";
import { pseudo, pseudoCatalogue } from "./pseudo.ts";

test("LN-05 a pseudo-translation is accented, longer, in brackets and labelled", () => {
  expect(pseudo("Book demo")).toBe("[Ɓööööķ đééɱöö]");
  expect(pseudo("Try CRM", "ja")).toBe("[ja Ŧŕý ÇŔṀ~~~]");
});

test.each(["+$50M", "{{brand}}", "<b>7</b>"])("LN-05 %j has no words and stays as it is", (figure) =>
  expect(pseudo(figure, "ja")).toBe(figure),
);

test("LN-05 placeholders and tags stay as they are, and the text between them grows by 40%", () => {
  const result = pseudo("Ask <link>{{brand}}</link> now");
  expect(result).toBe("[Ååšķ <link>{{brand}}</link> ñööŵ~]");
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
