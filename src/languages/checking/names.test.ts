import { expect, test, vi } from "vitest";
import { cases } from "../../facts/cases.ts";
import { partners } from "../../facts/partners.ts";
import { testimonials } from "../../facts/testimonials.ts";
import { languageCodes, languages } from "../languages.ts";
import { readCatalogues, sourceFrom } from "../words/catalogues.ts";
import { hasWords } from "../words/format.ts";
import { keptNames, withoutCompanies, withoutNames } from "./names.ts";
import { checkScripts } from "./scripts.ts";

vi.mock(import("../../facts/partners.ts"), async (actual) => {
  const module = await actual();
  const [partner] = Object.values(module.partners);
  const made = { lumen: { ...partner, name: "Lumen" }, exchange: { ...partner, name: "Lumen Exchange" } };
  return { ...module, partners: { ...module.partners, ...made } };
});

const { catalogues } = await readCatalogues({ languages: languageCodes, variables: {} }, sourceFrom({}));

const [{ name: partner } = { name: "" }] = Object.values(partners);
const [{ company } = { company: "" }] = Object.values(cases);

test.each(languages)("LN-05 the catalogues of $code have no word in a wrong script but names", (row) => {
  const own = catalogues.get(row.code) ?? expect.fail("no catalogues");
  expect(checkScripts(row, own)).toEqual([]);
});

test.each(languageCodes)("LN-05 names and trade terms may stay in English in %s", (language) => {
  for (const text of [
    "cTrader, TradeLocker, MetaTrader 4 (MT4), BlackArrow",
    [partner, company, Object.values(testimonials)[0]?.[0].company].join("; "),
    "Instagram, LinkedIn, Telegram",
    "CFD FAQ: USD 25K, 2R",
    "i18nextLng",
  ])
    expect(hasWords(withoutNames(text, language))).toBe(false);
});

test.each([
  ["Priya Nandan", ["es", "pt", "zh"]],
  ["White-label SSO", ["ru"]],
  ["Cookie", ["zh", "ja"]],
  ["FX", ["ja"]],
])("LN-05 %s stays as English writes it only in %j", (name, kept) => {
  expect(languageCodes.filter((language) => !hasWords(withoutNames(name, language)))).toEqual(kept);
});

test("LN-05 the longest of several names counts, and only as a whole word", () => {
  expect(withoutNames("Lumen Exchange", "ru")).toBe(" ");
  expect(withoutNames("AIR, MT45, Lumens", "ru")).toBe("AIR, MT45, Lumens");
  expect(withoutNames("на MT4и", "ru")).toBe("на  и");
});

test("a text without companies keeps other names", () => {
  expect(withoutCompanies(`${partner}, ${company}: MT5 and API`)).toBe(" ,  : MT5 and API");
});

test("every list of names gives its reason as a sentence", () => {
  for (const { reason } of keptNames) expect(reason).toMatch(/^[A-Z].+\.$/);
});
