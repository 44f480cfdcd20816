import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCatalogues } from "../checking/check.ts";
import { languageCodes } from "../languages.ts";
import { splitMarkup, wording } from "./format.ts";
import { pseudo, pseudoCatalogue } from "./pseudo.ts";

test("LN-05 a pseudo-translation is accented, longer, in brackets and labelled", () => {
  expect(pseudo("Book demo")).toBe("[Ɓööööķ đééɱöö]");
  expect(pseudo("Book demo", "ja")).toBe("[ja Ɓööööķ đééɱöö]");
  expect(pseudo("Try CRM", "ja")).toBe("[ja Ŧŕý ÇŔṀ~~~]");
});

test("LN-05 a pseudo-translation keeps placeholders and tags", () => {
  expect(pseudo("Ask <link>{{brand}}</link> now")).toBe("[Ååšķ <link>{{brand}}</link> ñööŵ~]");
});

test.each(["+$50M", "98%", "2-4", "{{brand}}", "<b>7</b>", ""])(
  "LN-05 %j has no words and stays as it is",
  (figure) => expect(pseudo(figure, "ja")).toBe(figure),
);

test("LN-05 any wording grows by 40% and keeps its markup", () => {
  const part = fc.constantFrom(
    "Book",
    "a ",
    "{{brand}}",
    "<strong>",
    "</strong>",
    "rhythm ",
    "queue",
    "7",
    "<br/>",
  );
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

test("LN-05 lists and groups are translated item by item", () => {
  expect(pseudoCatalogue({ list: ["Ask", { text: "Try" }], figure: 7 }, "ja")).toEqual({
    list: ["[ja Ååšķ]", { text: "[ja Ŧŕý~]" }],
    figure: 7,
  });
});

test.each(languageCodes)(
  "LN-05 the pseudo-catalogue of %s is complete, plural forms included",
  (language) => {
    const english = {
      hero: { title: "Ring the <strong>{{brand}}</strong> bell", features: ["One", { text: "Two" }] },
      traders_one: "one trader",
      traders_other: "{{count}} traders",
      place_ordinal_one: "{{count}}st place",
      place_ordinal_two: "{{count}}nd place",
      place_ordinal_few: "{{count}}rd place",
      place_ordinal_other: "{{count}}th place",
    };
    const catalogue = pseudoCatalogue(english, language);
    expect(checkCatalogues({ english: { home: english }, language, catalogue: { home: catalogue } })).toEqual(
      [],
    );
    expect(JSON.stringify(catalogue)).toContain(`[${language} `);
  },
);
