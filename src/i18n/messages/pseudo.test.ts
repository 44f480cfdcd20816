import { expect, test } from "vitest";
import { checkCatalogues } from "../lint/check.ts";
import { pseudo, pseudoCatalogue } from "./pseudo.ts";

test.each([
  ["Try CRM", "[ja Ŧŕý ÇŔṀ~~~]"],
  ["Ask <link>{{brand}}</link> now", "[ja Ååšķ <link>{{brand}}</link> ñööŵ~]"],
  ["+$50M", "+$50M"],
])(
  "LN-05 a pseudo-translation of %j is accented, longer and labelled, but for figures and markup",
  (text, expected) => {
    expect(pseudo(text, "ja")).toBe(expected);
  },
);

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
