import { expect, test } from "vitest";
import type { ClaimId } from "../../content/claims.ts";
import { claims } from "../../content/claims.ts";
import type { Language } from "../languages.ts";
import { type ClaimStyle, claimFigure } from "./claimFigure.ts";
import { dayRangeOfAnyYear } from "./dates.ts";
import { withoutWordJoiners } from "./noBreak.ts";
import { numberFormats } from "./numberFormats.ts";

/** The languages whose habits the table has. */
const languages = ["en", "es", "pt", "ru", "hi", "zh", "ja"] as const satisfies readonly Language[];

/** A figure in each language, with `_` for a no-break space. */
type Row = Record<(typeof languages)[number], string>;

const same = (text: string): Row => Object.fromEntries(languages.map((code) => [code, text])) as Row;

const hundredFirms: Row = {
  ...{ en: "100+", es: "+100", pt: "+100", ru: "100+", hi: "100+", zh: "100+家", ja: "100社以上" },
};
const halfAMillion = {
  ...{ en: "500K+", es: "+500_mil", pt: "+500_mil", ru: "500_тыс.+", hi: "5_लाख+" },
};
const growth = (percent: number): Row => ({ ...same(`+${percent}%`), ru: `+${percent}_%` });
const share = (percent: number): Row => ({ ...same(`${percent}%`), ru: `${percent}_%` });
const rise = (from: number, to: number): Row => ({
  ...{ ...same(`+${from}–${to}%`), ru: `+${from}–${to}_%`, ja: `+${from}〜${to}%` },
});

const figures: Record<ClaimId, Row> = {
  firms: hundredFirms,
  sales: {
    ...{ en: "$50M+", es: "+US$_50_millones", pt: "+US$_50_milhões", ru: "более_50_млн_$" },
    ...{ hi: "5_करोड़_डॉलर+", zh: "5,000万+美元", ja: "5,000万ドル超" },
  },
  challenges: { ...halfAMillion, zh: "50万+次", ja: "50万件以上" },
  traders: {
    ...{ en: "100K+", es: "+100_mil", pt: "+100_mil", ru: "100_тыс.+", hi: "1_लाख+" },
    ...{ zh: "10万+名", ja: "10万人以上" },
  },
  participants: { ...halfAMillion, zh: "50万+人次", ja: "50万人以上" },
  retention: growth(45),
  retentionRange: rise(40, 60),
  volume: growth(60),
  volumeRange: rise(30, 50),
  engagement: growth(300),
  activation: share(35),
  activeMembers: growth(45),
  activity: growth(60),
  journals: share(75),
  organisations: hundredFirms,
  clients: hundredFirms,
  growth: growth(45),
  users: { ...halfAMillion, zh: "50万+名", ja: "50万人以上" },
  satisfaction: share(98),
};

const shown = (text: string): string => withoutWordJoiners(text).replaceAll(/[\u00a0\u202f]/g, "_");
const inAll = (write: (language: Language) => string): Row =>
  Object.fromEntries(languages.map((code) => [code, shown(write(code))])) as Row;

test.each(Object.keys(claims) as ClaimId[])("the figure of %s follows the habit of each language", (id) => {
  expect(inAll((language) => claimFigure(language, id))).toEqual(figures[id]);
});

test.each<[ClaimId, ClaimStyle, string]>([
  ["firms", "plusFirst", "+100"],
  ["sales", "plusFirst", "+$50M"],
  ["challenges", "plusFirst", "+500K"],
  ["traders", "plusFirst", "+100K"],
  ["activity", "plain", "60%"],
])("D15 in English, the figure of %s, %s, is %s", (id, style, expected) => {
  expect(shown(claimFigure("en", id, style))).toBe(expected);
});

test("the plus of a count goes first in English only where it is asked for, and in no other language", () => {
  const { en: _, ...others } = figures.challenges;
  expect(inAll((language) => claimFigure(language, "challenges", "plusFirst"))).toMatchObject(others);
});

test.each<[string, (language: Language) => string, Row]>([
  [
    "the size of an account, in short",
    (language) => numberFormats(language).shortDollars(25_000),
    {
      ...{ en: "$25K", es: "US$_25_mil", pt: "US$_25_mil", ru: "25_тыс._$", hi: "$25K" },
      ...{ zh: "2.5万美元", ja: "$25,000" },
    },
  ],
  [
    "what stands on an account",
    (language) => numberFormats(language).dollars(106_420),
    { ...same("$106,420"), es: "US$_106,420", pt: "US$_106.420", ru: "106_420_$" },
  ],
  [
    "a change",
    (language) => numberFormats(language).change(-0.0125),
    { ...same("−1.25%"), pt: "−1,25%", ru: "−1,25_%" },
  ],
  ["a part", (language) => numberFormats(language).percent(0.5), { ...same("50%"), ru: "50_%" }],
  [
    "a date",
    (language) => dayRangeOfAnyYear("2000-03-01", "2000-03-01", language),
    {
      ...{ en: "1_March", es: "1_de_marzo", pt: "1_de_março", ru: "1_марта", hi: "1_मार्च" },
      ...{ zh: "3月1日", ja: "3月1日" },
    },
  ],
])("%s follows the habit of each language", (_, write, expected) => {
  expect(inAll((language) => write(language).replaceAll(" ", "_"))).toEqual(expected);
});
