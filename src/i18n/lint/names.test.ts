import { expect, test } from "vitest";
import { cases } from "../../content/cases.ts";
import { partners } from "../../content/partners.ts";
import { testimonials } from "../../content/testimonials.ts";
import { languageCodes } from "../languages.ts";
import { hasWords } from "../messages/format.ts";
import { withoutNames } from "./names.ts";

const [{ name: partner } = { name: "" }] = Object.values(partners);
const [{ company } = { company: "" }] = Object.values(cases);

test("LN-05 names and trade terms may stay in English in every language", () => {
  const speaker = Object.values(testimonials)[0]?.[0]?.company;
  const kept = ["cTrader, MetaTrader 4 (MT4)", `${partner}; ${company}; ${speaker}`, "CFD FAQ: USD 25K, 2R"];
  for (const text of kept)
    expect(languageCodes.filter((language) => hasWords(withoutNames(text, language)))).toEqual([]);
});

test("LN-05 a name that only some languages keep stays as English writes it only there", () => {
  expect(languageCodes.filter((language) => !hasWords(withoutNames("White-label SSO", language)))).toEqual([
    "ru",
  ]);
});

test("LN-05 the longest of several names counts, and only as a whole word", () => {
  expect(withoutNames("MetaTrader 4", "ru")).toBe(" ");
  expect(withoutNames("MT45, на MT4и", "ru")).toBe("MT45, на  и");
});
