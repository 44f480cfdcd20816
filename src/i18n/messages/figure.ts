import { fractionsOf, inPercent } from "../../content/claimFractions.ts";
import type { Claim, Counted } from "../../content/claims.ts";
import type { Language } from "../languages.ts";
import { withNoBreaks } from "./noBreak.ts";
import { numberFormats, shortSum } from "./numberFormats.ts";

/** How a language says "at least" of a number in short; of dollars, and of anything else. */
interface AtLeast {
  dollars: (number: string, sum: (number: string) => string) => string;
  count: (number: string, counted: Exclude<Counted, "dollars">) => string;
}

/** Measure words of languages that have one after every number. Entries count who enters twice twice. */
const measureWords = {
  zh: { companies: "家", people: "名", entries: "人次", purchases: "次" },
  ja: { companies: "社", people: "人", entries: "人", purchases: "件" },
} as const;

const plusAfter: AtLeast = { dollars: (number, sum) => `${sum(number)}+`, count: (number) => `${number}+` };

/** A word before the number, so that a plus means growth. */
const wordBefore = (word: string): AtLeast => ({
  dollars: (number, sum) => `${word}\u00a0${sum(number)}`,
  count: (number) => `${word}\u00a0${number}`,
});

/** The habits of languages that do not put a plus after the figure. docs/translating has the reasons. */
const atLeast: Readonly<Partial<Record<Language, AtLeast>>> = {
  es: wordBefore("+\u00a0de"),
  pt: wordBefore("+\u00a0de"),
  ru: { ...plusAfter, dollars: wordBefore("более").dollars },
  hi: { ...plusAfter, dollars: (number, sum) => `${sum(number)}\u00a0से\u00a0ज़्यादा` },
  zh: {
    dollars: (number, sum) => `超${sum(number)}`,
    count: (number, counted) => `超${number}${measureWords.zh[counted]}`,
  },
  ja: {
    dollars: (number, sum) => `${sum(number)}超`,
    count: (number, counted) => `${number}${measureWords.ja[counted]}以上`,
  },
};

/** Between the ends of a range. */
const dash = (language: Language): string => (language === "ja" ? "〜" : "–");

/**
 * `plusFirst` puts the plus of an English count first. `plain` has no plus: the words beside the figure say "more". `bare` has
 * no percent sign: the label has the unit.
 */
export type FigureStyle = "plusFirst" | "plain" | "bare";

type Count = Extract<Claim, { kind: "count" }>;

/** The figure of a claim as the language writes it: `500K+`, `+40–60%`, `98%`. A decrease has no sign. */
export function formatFigure(language: Language, claim: Claim, style?: FigureStyle): string {
  const { whole, percent, changeTo } = numberFormats(language);
  if (claim.kind === "count") return withNoBreaks(formatCount(language, claim, style));
  if (claim.kind === "share" || claim.kind === "survey") return percent(claim.share);
  const [from = 0, to = from] = fractionsOf(claim);
  const change = style === "plain" || to < 0 ? percent(Math.abs(to)) : changeTo(0)(to);
  const end = style === "bare" ? change.replace(/\s?[%％]/, "") : change;
  if (claim.kind === "growth") return end;
  const start = whole(inPercent(from));
  return withNoBreaks(end.replace(/\d/, (first) => `${start}${dash(language)}${first}`));
}

function formatCount(language: Language, { count, counted }: Count, style?: FigureStyle): string {
  const number = numberFormats(language).short(count);
  const inDollars = (each: string): string => shortSum(language, each);
  if (style === "plain") return counted === "dollars" ? inDollars(number) : number;
  const { dollars, count: other } = atLeast[language] ?? plusAfter;
  const figure = counted === "dollars" ? dollars(number, inDollars) : other(number, counted);
  return language === "en" && style === "plusFirst" ? `+${figure.replace("+", "")}` : figure;
}
