import { expect, test } from "vitest";
import { formatDiagnostic } from "../diagnostics.ts";
import { type Content, contentAdvice } from "./advice.ts";
import type { Claim } from "./claims.ts";

/** As many entries as the specification has. */
const entries = <Entry>(count: number, entry: (index: number) => Entry) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index + 1}`, entry(index + 1)]));

const list = (count: number) => Object.keys(entries(count, () => 0));

/** A case of each of these ids, without results. */
const casesOf = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { company: `Company ${id}`, results: [] as Results }]));

type Results = { measure: string; before: number; after: number }[];

const grown = (measure: string, growth: number) => ({ measure, before: 1, after: 1 + growth });

const groups = {
  brokers: ["b1", "b2", "b3", "b4", "b5", "b6"],
  propFirms: ["p1", "p2", "p3", "p4"],
  communities: ["c1", "c2"],
};

/** Content on which there is nothing to say. */
const content = {
  awards: [{}, {}, {}, {}],
  caseGroups: groups,
  cases: casesOf(Object.values(groups).flat()),
  claims: { firms: { kind: "count", count: 100, counted: "companies" } },
  logoColours: ["#be4a1b"],
  partners: entries(9, () => ({ affiliate: null })),
  partnersOnPage: { brokers: list(7), partners: list(9) },
  partnerStories: [{}, {}, {}],
  platformsOnPage: { propFirms: list(6), brokers: list(3) },
  testimonials: { brokers: [{}, {}], communities: [{}, {}] },
} satisfies Content;

/** The advice on some content, a line each. */
const adviceOn = (changed: Partial<Content>): string[] =>
  contentAdvice({ ...content, ...changed }).map(formatDiagnostic);

test("there is no advice on content as the specification has them", () => {
  expect(adviceOn({})).toEqual([]);
});

test("HM-05 PF-05 BR-02 BR-06 BR-08 IB-07 PA-02 PA-04 another number than that of the specification is told with both", () => {
  const advice = adviceOn({
    awards: [{}, {}, {}, {}, {}],
    partnersOnPage: { brokers: list(8), partners: list(8) },
    partnerStories: [],
    platformsOnPage: { propFirms: list(5), brokers: list(4) },
    testimonials: { brokers: [{}], communities: [{}, {}, {}] },
  });
  expect(advice).toEqual([
    "src/content/awards.json: awards: Home shows 5 awards beside the world record, and was designed for 4; keep them if it looks right",
    "src/content/partners.json: onPage.brokers: /for-brokers shows 8 logos, and was designed for 7; keep them if it looks right",
    "src/content/partners.json: onPage.partners: /partners shows 8 logos, and was designed for 9; keep them if it looks right",
    "src/content/partners.json: stories: /partners shows 0 stories, and was designed for 3; keep them if it looks right",
    "src/content/platforms.json: onPage.propFirms: /for-prop-firms shows 5 platforms, and was designed for 6; keep them if it looks right",
    "src/content/platforms.json: onPage.brokers: /for-brokers shows 4 platforms, and was designed for 3; keep them if it looks right",
    "src/content/testimonials.json: brokers: /for-brokers shows 1 testimonials, and was designed for 2; keep them if it looks right",
    "src/content/testimonials.json: communities: /IBs-communities shows 3 testimonials, and was designed for 2; keep them if it looks right",
  ]);
});

test("LY-01 parts of the logo that can hardly be seen are told with their contrast, in each scheme", () => {
  const remedy = "black takes the colour of the text; keep it if the logo is clear without these parts";
  const wanted = "where contrasts are to be 3";
  expect(adviceOn({ logoColours: ["#be4a1b", "#ffffff", "#102040"] })).toEqual([
    `src/content/brand.json: logo: can hardly be seen in light mode, ${wanted}: #ffffff has 1; ${remedy}`,
    `src/content/brand.json: logo: can hardly be seen in dark mode, ${wanted}: #102040 has 1.1; ${remedy}`,
  ]);
});

test("CS-02 fewer cases of a tab than in the specification are told, and more are fine", () => {
  const caseGroups = { ...groups, brokers: ["b1"], communities: ["c1", "c2", "c3"] };
  expect(adviceOn({ caseGroups })).toEqual([
    "src/content/cases.json: brokers: /case-studies shows 1 cases of brokers, and was designed for 6; keep them if it looks right",
  ]);
});

test("BR-02 PA-02 a partner of a strip has an affiliate address, or none on purpose", () => {
  const partners = { ...content.partners, "3": {}, inNoStrip: {} };
  expect(adviceOn({ partners })).toEqual([
    "src/content/partners.json: partners.3.affiliate: has no affiliate address; write one, or none",
  ]);
});

/** The advice on more cases of communities: these companies with these results. */
const adviceOnCases = (cases: Content["cases"]): string[] =>
  adviceOn({
    caseGroups: { ...groups, communities: [...groups.communities, ...Object.keys(cases)] },
    cases: { ...content.cases, ...cases },
  });

test("CS-03 two cases of a company are told", () => {
  expect(adviceOnCases({ quill: { company: "Company b2", results: [] } })).toEqual([
    "src/content/cases.json: communities.quill.company: Company b2 has the case b2 already; one case for each company",
  ]);
});

test("CS-03 what charts cannot show is told", () => {
  const adviceOnGrowth = (...growths: number[]): string[] => {
    const results = growths.map((growth, index) => grown(`measure${index}`, growth));
    return adviceOnCases({ quill: { company: "Quill", results } });
  };
  const place = "src/content/cases.json: communities.quill.results[0]:";
  expect(adviceOnGrowth(0.05, 5, -0.8)).toEqual([]);
  expect(adviceOnGrowth(0.04)).toEqual([`${place} changes by +4%; charts hardly show less than 5%`]);
  expect(adviceOnGrowth(5.2)).toEqual([`${place} grows 6.2-fold; charts have room for 6 times`]);
});

test("CS-03 a result that changes in another direction than those before it is told", () => {
  const results = [grown("refunds", -0.3), grown("volume", -0.1)];
  const others = { one: { company: "One", results: [grown("volume", 0.3)] } };
  expect(adviceOnCases({ ...others, other: { company: "Other", results } })).toEqual([
    "src/content/cases.json: communities.other.results[1]: falls here, and volume grows in another case; the board leaves that measure out",
  ]);
});

test.each<[Claim, string[]]>([
  [{ kind: "range", from: 0.3, to: 0.5, measure: "volume" }, []],
  [{ kind: "growth", growth: 0.4, measure: "volume", mean: true }, []],
  [{ kind: "growth", growth: 0.9 }, []],
  [
    { kind: "growth", growth: 0.45, measure: "volume", mean: true },
    ["the mean of its cases, +45%, and that is +40%; change it"],
  ],
  [
    { kind: "growth", growth: 0.6, measure: "volume" },
    ["said to be +60%, and its cases have +30% to +50%; change it"],
  ],
  [
    { kind: "growth", growth: -0.3, measure: "firstDeposit" },
    ["rests on 1 case of firstDeposit; two or more bear it out"],
  ],
])("CS-03 CS-06 BR-03 IB-05 what does not bear out the claim %j is told", (claim, expected) => {
  const results = [grown("volume", 0.3), grown("volume", 0.5), grown("firstDeposit", -0.3)];
  const cases = { ...content.cases, c1: { company: "Quill", results } };
  expect(adviceOn({ cases, claims: { firms: content.claims.firms, growth: claim } })).toEqual(
    expected.map((what) =>
      expect.stringMatching(`^src/content/claims.json: claims.growth: .*${RegExp.escape(what)}`),
    ),
  );
});
