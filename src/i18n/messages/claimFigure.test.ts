import { expect, test, vi } from "vitest";
import type { ClaimId } from "../../content/claims.ts";
import type { Language } from "../languages.ts";
import { claimFigure } from "./claimFigure.ts";
import type { FigureStyle } from "./figure.ts";
import { withoutWordJoiners } from "./noBreak.ts";

/** One claim of each kind, since an owner's may have any figure. */
vi.mock("../../content/claims.ts", () => ({
  claims: {
    firms: { kind: "count", count: 100, counted: "companies" },
    sales: { kind: "count", count: 50_000_000, counted: "dollars" },
    challenges: { kind: "count", count: 500_000, counted: "purchases" },
    traders: { kind: "count", count: 100_000, counted: "people" },
    participants: { kind: "count", count: 500_000, counted: "entries" },
    retention: { kind: "growth", growth: 0.45 },
    retentionRange: { kind: "range", from: 0.4, to: 0.6 },
    engagement: { kind: "growth", growth: 3 },
    activation: { kind: "growth", growth: -0.35 },
    activity: { kind: "growth", growth: 0.6 },
    journals: { kind: "share", share: 0.75 },
    users: { kind: "count", count: 500_000, counted: "people" },
  },
}));

/** The languages whose habits the table has. */
const languages = ["en", "es", "pt", "ru", "hi", "zh", "ja"] as const satisfies readonly Language[];

/** A figure in each language, with `_` for a no-break space. */
type Row = Record<(typeof languages)[number], string>;

const same = (text: string): Row => Object.fromEntries(languages.map((code) => [code, text])) as Row;

const halfAMillion = {
  ...{ en: "500K+", es: "+_de_500_mil", pt: "+_de_500_mil", ru: "500_тыс.+", hi: "5_लाख+" },
};
const growth = (percent: number): Row => ({ ...same(`+${percent}%`), ru: `+${percent}_%` });
const share = (percent: number): Row => ({ ...same(`${percent}%`), ru: `${percent}_%` });
const rise = (from: number, to: number): Row => ({
  ...{ ...same(`+${from}–${to}%`), ru: `+${from}–${to}_%`, ja: `+${from}〜${to}%` },
});

const figures = {
  firms: {
    en: "100+",
    es: "+_de_100",
    pt: "+_de_100",
    ru: "100+",
    hi: "100+",
    zh: "超100家",
    ja: "100社以上",
  },
  sales: {
    ...{ en: "$50M+", es: "+_de_US$_50_millones", pt: "+_de_US$_50_milhões", ru: "более_50_млн_$" },
    ...{ hi: "5_करोड़_डॉलर_से_ज़्यादा", zh: "超5,000万美元", ja: "5,000万ドル超" },
  },
  challenges: { ...halfAMillion, zh: "超50万次", ja: "50万件以上" },
  traders: {
    ...{ en: "100K+", es: "+_de_100_mil", pt: "+_de_100_mil", ru: "100_тыс.+", hi: "1_लाख+" },
    ...{ zh: "超10万名", ja: "10万人以上" },
  },
  participants: { ...halfAMillion, zh: "超50万人次", ja: "50万人以上" },
  retention: growth(45),
  retentionRange: rise(40, 60),
  engagement: growth(300),
  activation: share(35),
  journals: share(75),
  users: { ...halfAMillion, zh: "超50万名", ja: "50万人以上" },
};

const shown = (text: string): string => withoutWordJoiners(text).replaceAll(/[\u00a0\u202f]/g, "_");
const inAll = (write: (language: Language) => string): Row =>
  Object.fromEntries(languages.map((code) => [code, shown(write(code))])) as Row;

test.each(Object.entries(figures) as [ClaimId, Row][])(
  "the figure of %s follows the habit of each language",
  (id, figure) => {
    expect(inAll((language) => claimFigure(language, id))).toEqual(figure);
  },
);

test.each<[ClaimId, FigureStyle, string]>([
  ["firms", "plusFirst", "+100"],
  ["sales", "plusFirst", "+$50M"],
  ["challenges", "plusFirst", "+500K"],
  ["traders", "plusFirst", "+100K"],
  ["activity", "plain", "60%"],
  ["firms", "plain", "100"],
  ["sales", "plain", "$50M"],
  ["retentionRange", "bare", "+40–60"],
  ["activity", "bare", "+60"],
])("D15 in English, the figure of %s, %s, is %s", (id, style, expected) => {
  expect(shown(claimFigure("en", id, style))).toBe(expected);
});

test("the plus of a count goes first in English only where it is asked for, and in no other language", () => {
  const { en: _, ...others } = figures.challenges;
  expect(inAll((language) => claimFigure(language, "challenges", "plusFirst"))).toMatchObject(others);
});
